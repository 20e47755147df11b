-- What was left on the clocks of a match after its last entry, or a second ago.
alter table match add column clock jsonb;
