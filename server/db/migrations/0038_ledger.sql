-- The account of a tenancy. It outlives contracts and goes on through renewals; its figures are read from its entries.
create table ledger_accounts (
  tenancy_id uuid primary key references tenancies on delete cascade,
  -- Months that began before this day are not of this account.
  opened_on date not null,
  -- So far dues have been made; before a new month the job reads this and nothing else.
  made_until date not null default '0001-01-01',
  -- What the toggle of the time before the ledger said on the day when the account was opened.
  carried_over text check (carried_over in ('Ödendi', 'Beklemede')),
  created_at timestamptz not null
);
create index ledger_accounts_made on ledger_accounts (made_until, tenancy_id);

-- Whoever rents already gets an account that begins with this month.
insert into ledger_accounts (tenancy_id, opened_on, carried_over, created_at)
select t.id, greatest(t.started_on, date_trunc('month', now() at time zone 'Europe/Istanbul')::date), p."odemeDurumu", now()
from tenancies t join properties p on p.id = t.property_id
where t.ended_on is null;

create table ledger_entries (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null references users,
  kind text not null check (kind in ('due', 'interest', 'payment', 'credit', 'write_off', 'deposit_received',
    'deposit_returned', 'deposit_deducted', 'withheld', 'reversal')),
  category text not null default '' check (category in ('', 'rent', 'vat', 'aidat', 'utility', 'deposit', 'damage',
    'cost', 'interest', 'other')),
  -- Kuruş.
  amount bigint not null check (amount > 0),
  currency text not null,
  on_date date not null,
  month date check (extract(day from month) = 1),
  covers_from date,
  covers_to date,
  method text check (method in ('bank', 'post', 'cash', 'card', 'set_off')),
  payer_names uuid[] not null default '{}',
  receipt_names uuid[] not null default '{}',
  belongs_to uuid,
  reverses uuid references ledger_entries on delete cascade,
  note text not null default '',
  source text not null,
  -- The same thing is never booked twice.
  source_key text,
  file_id uuid references files on delete set null,
  by_id uuid references users on delete set null,
  by_name text not null,
  booked_at timestamptz not null,
  check ((kind in ('due', 'interest')) = (category <> '')),
  check ((kind = 'reversal') = (reverses is not null))
);
create index ledger_entries_tenancy on ledger_entries (tenancy_id, on_date);
create index ledger_entries_owner on ledger_entries (owner_id, on_date);
create index ledger_entries_property on ledger_entries (property_id, on_date);
create unique index ledger_entries_source on ledger_entries (tenancy_id, source_key) where source_key is not null;
-- An entry is taken back once.
create unique index ledger_entries_reverses on ledger_entries (reverses) where reverses is not null;
create index ledger_entries_file on ledger_entries (file_id) where file_id is not null;

-- A file or a person may go; what was booked stays as it was.
create function keep_ledger_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from tenancies where id = old.tenancy_id) then
      raise exception 'ledger entries are immutable';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'file_id' - 'by_id') is distinct from (to_jsonb(old) - 'file_id' - 'by_id')
    or (new.file_id is not null and new.file_id is distinct from old.file_id)
    or (new.by_id is not null and new.by_id is distinct from old.by_id) then
    raise exception 'ledger entries are immutable';
  end if;
  return new;
end $$;
create trigger ledger_entries_immutable before update or delete on ledger_entries
  for each row execute function keep_ledger_entries();

-- What the rule of allocation makes of the entries, one row for each live claim. It is written with every booking and can
-- be thrown away at any time; only lists over many accounts read it.
create table ledger_dues (
  due_id uuid primary key references ledger_entries on delete cascade,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null,
  category text not null,
  month date,
  due_on date not null,
  -- Kuruş.
  amount bigint not null,
  settled bigint not null,
  currency text not null,
  -- The day on which nothing of it was left to pay.
  settled_on date
);
create index ledger_dues_owner on ledger_dues (owner_id, month);
create index ledger_dues_property on ledger_dues (property_id, month);
create index ledger_dues_tenancy on ledger_dues (tenancy_id, due_on);
create index ledger_dues_open on ledger_dues (due_on) where settled < amount;

-- How the rent is paid, in versions: the newest of the latest day holds.
create table payment_plans (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  from_on date not null,
  frequency text not null check (frequency in ('month', 'quarter', 'year')),
  part_month text not null check (part_month in ('thirtieth', 'actual')),
  rent_free jsonb not null default '[]',
  withholding_percent numeric(5, 2),
  vat_percent numeric(5, 2) not null default 0,
  -- Kuruş a month.
  aidat bigint not null default 0 check (aidat >= 0),
  by_id uuid references users on delete set null,
  by_name text not null,
  created_at timestamptz not null
);
create index payment_plans_tenancy on payment_plans (tenancy_id, id);

-- Rents that were agreed within a contract.
create table rent_changes (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  from_on date not null,
  -- Kuruş a month.
  rent bigint not null check (rent > 0),
  source text not null check (source in ('increase', 'hand')),
  source_id uuid,
  by_name text not null,
  created_at timestamptz not null
);
create index rent_changes_tenancy on rent_changes (tenancy_id, from_on, id);
create unique index rent_changes_source on rent_changes (source_id) where source_id is not null;

-- Since when a claim is pursued (TBK 102), for instance by an enforcement office.
create table claim_pursuits (
  claim_id uuid primary key references ledger_entries on delete cascade,
  tenancy_id uuid not null references tenancies on delete cascade,
  since date not null,
  note text not null default '',
  by_name text not null,
  created_at timestamptz not null
);
create index claim_pursuits_tenancy on claim_pursuits (tenancy_id);
