-- Which payment settled which claim, as the rule of allocation says. Like `ledger_dues` it is written with every booking
-- and can be thrown away at any time; what was collected in a time is read from it over many accounts.
create table ledger_settlements (
  payer_id uuid not null references ledger_entries on delete cascade,
  due_id uuid not null references ledger_entries on delete cascade,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null,
  -- What settled it: money, a credit, the deposit, or a waiver.
  payer_kind text not null,
  method text,
  category text not null,
  month date,
  due_on date not null,
  -- Kuruş.
  amount bigint not null,
  currency text not null,
  -- The day on which the money counts.
  on_date date not null,
  primary key (payer_id, due_id)
);
create index ledger_settlements_owner on ledger_settlements (owner_id, on_date);
create index ledger_settlements_property on ledger_settlements (property_id, on_date);
create index ledger_settlements_tenancy on ledger_settlements (tenancy_id);
create index ledger_settlements_due on ledger_settlements (due_id);

-- Accounts from before are read anew by the job; those that are opened from now on are up to date.
alter table ledger_accounts add column projection smallint not null default 0;
alter table ledger_accounts alter column projection set default 1;
create index ledger_accounts_projection on ledger_accounts (projection, tenancy_id) where projection < 1;
