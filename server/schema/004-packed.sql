-- The entries of a match that was over a week ago: one packed text in place of many rows.
create table packed (
  match text primary key references match on delete cascade,
  head int not null,
  moved timestamptz not null,           -- when its last entry was made
  entries bytea not null
);

-- A match that other rules than those it was begun by have led on: from this entry, and this state.
create table seam (
  match text primary key references match on delete cascade,
  seq int not null,
  state jsonb not null
);
