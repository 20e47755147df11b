-- How far a match is, whose answer it waits for and when that began follow from its last entry:
-- an action writes one row, and not the wide one of its match as well.
alter table entry add column asked int;
update entry e set asked = m.asked from match m where e.match = m.id and e.seq = m.head - 1;
alter table match drop column head, drop column asked, drop column updated;
