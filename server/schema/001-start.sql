-- One dialect for PostgreSQL 15 and PGlite. Rows of `entry` are never changed.

create table account (
  id text primary key,
  name text not null,
  name_key text unique,                 -- only persons: guests may share a name
  kind text not null check (kind in ('guest', 'person', 'closed')),
  passphrase text,                      -- argon2id
  recovery text,                        -- argon2id of the recovery code
  settings jsonb not null default '{}',
  muted_until timestamptz,
  created timestamptz not null default now(),
  seen timestamptz not null default now()
);

create table login (
  token_hash text primary key,          -- SHA-256 of a 256-bit token that only the cookie holds
  account text not null references account on delete cascade,
  created timestamptz not null default now(),
  expires timestamptz not null
);
create index login_account on login (account);

create table match (
  id text primary key,
  game text not null,
  rules text not null,
  build text not null,
  options jsonb not null,
  seats jsonb not null,                 -- [{ kind, level, account, name, substitute }]
  terms jsonb not null,
  status text not null check (status in ('waiting', 'live', 'over', 'void')),
  paused boolean not null default false,
  ending jsonb,
  secret text not null,
  seal text not null,
  seals jsonb not null,
  seeds jsonb not null,
  offers jsonb not null default '[]',
  standing jsonb not null default '{}', -- standing answers by seat
  next text,
  made_by text,
  revision int not null default 0,      -- rises with every change of this row
  asked int,                            -- whose answer is waited for
  head int not null default 0,
  created timestamptz not null default now(),
  updated timestamptz not null default now()
);
create index match_updated on match (updated);

create table seated (
  match text not null references match on delete cascade,
  seat int not null,
  account text not null,
  primary key (match, seat)
);
create index seated_account on seated (account);

create table entry (
  match text not null,
  seq int not null,
  at timestamptz not null default now(),
  kind text not null,
  seat int not null,
  account text,
  id text,
  body jsonb not null,
  dice jsonb not null,
  tag text not null,
  digest text,                          -- of the whole match, now and then
  epoch int not null,
  primary key (match, seq),
  unique (match, id)
);

create table snapshot (
  match text primary key references match on delete cascade,
  seq int not null,
  state jsonb not null,
  digest text not null,
  rules text not null,
  build text not null
);

create table node (
  id text primary key,
  url text,
  build text not null,
  until timestamptz not null
);

create table owner (
  match text primary key references match on delete cascade,
  node text not null,
  epoch int not null
);

create table invite (
  token_hash text primary key,
  match text not null references match on delete cascade,
  seat int                              -- null: to watch
);
create index invite_match on invite (match);

create table said (
  match text not null references match on delete cascade,
  room text not null,
  n int not null,
  id text not null,
  account text,
  seat int,
  name text not null,
  at timestamptz not null default now(),
  body text,
  phrase text,
  primary key (match, room, n),
  unique (match, id)
);
create index said_account on said (account);

create table block (
  account text not null references account on delete cascade,
  other text not null,
  primary key (account, other)
);

create table report (
  n bigserial primary key,
  at timestamptz not null default now(),
  by_account text,
  about text,
  match text,
  why text not null,
  lines jsonb not null,
  settled timestamptz
);

create table audit (
  n bigserial primary key,
  at timestamptz not null default now(),
  by_whom text not null,
  what text not null,
  body jsonb not null
);
