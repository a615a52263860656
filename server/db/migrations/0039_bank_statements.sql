-- A file of a bank that somebody handed over. The file itself is not kept; its movements are.
create table bank_statements (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  format text not null check (format in ('csv', 'excel', 'mt940')),
  file_name text not null,
  by_id uuid references users on delete set null,
  by_name text not null,
  created_at timestamptz not null
);
create index bank_statements_owner on bank_statements (owner_id, id);

-- What the columns of a bank's files mean, for each owner and each row of headers.
create table bank_columns (
  owner_id uuid not null references users on delete cascade,
  signature text not null,
  columns jsonb not null,
  updated_at timestamptz not null,
  primary key (owner_id, signature)
);

-- One movement of an owner's account. Only what is confirmed becomes an entry of the ledger.
create table bank_lines (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  statement_id uuid not null references bank_statements on delete cascade,
  -- Who handed it over: staff who reach only some properties see their own files alone.
  taken_by uuid references users on delete set null,
  account text not null,
  format text not null,
  line integer not null,
  fingerprint text not null,
  day date not null,
  value_day date,
  -- Kuruş; below zero went out.
  amount bigint not null check (amount <> 0),
  currency text not null,
  description text not null default '',
  counterparty text not null default '',
  counterparty_key text not null default '',
  counterparty_iban text not null default '',
  reference text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'ignored')),
  reason text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  -- How often it was confirmed: a booking after an undo is another one.
  round integer not null default 0,
  created_at timestamptz not null
);
-- The same movement is never taken twice, whichever file brings it and however many do so at once.
create unique index bank_lines_fingerprint on bank_lines (owner_id, fingerprint);
create index bank_lines_list on bank_lines (owner_id, state, day desc, id desc);
create index bank_lines_day on bank_lines (owner_id, day, amount);
create index bank_lines_iban on bank_lines (owner_id, counterparty_iban) where state = 'confirmed' and counterparty_iban <> '';
create index bank_lines_sender on bank_lines (owner_id, counterparty_key) where state = 'confirmed' and counterparty_key <> '';
create index bank_lines_statement on bank_lines (statement_id);

-- For which tenancies a movement was booked, in every round.
create table bank_line_parts (
  line_id uuid not null references bank_lines on delete cascade,
  round integer not null,
  part integer not null,
  tenancy_id uuid not null references tenancies on delete cascade,
  amount bigint not null check (amount > 0),
  pot text not null check (pot in ('payment', 'deposit')),
  entry_id uuid not null references ledger_entries on delete cascade,
  primary key (line_id, round, part)
);
create index bank_line_parts_tenancy on bank_line_parts (tenancy_id);
create unique index bank_line_parts_entry on bank_line_parts (entry_id);
