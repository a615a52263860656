-- The address under which a phone reads somebody's calendar, at most one for each person. The key itself is only kept
-- encrypted, so that its owner can copy it again; it is found by its hash.
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  -- Part of the events' ids; it stays when the key is renewed.
  id uuid not null unique,
  token_hash text not null unique,
  token_encrypted text not null,
  -- Whether names of people, places and papers stand in it.
  names boolean not null default false,
  groups text[] not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- What somebody has to pay or to receive between two days.
create index ledger_dues_owner_day on ledger_dues (owner_id, due_on);
