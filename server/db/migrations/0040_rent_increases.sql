-- Increases of the rent within a contract, one for each rent year (TBK 344): what was proposed, and what became of it.
create table rent_increases (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  contract_id uuid references contracts on delete set null,
  -- The first day of the rent year that it is for, and the day from which the new rent is owed.
  year_start date not null,
  from_on date not null,
  state text not null check (state in ('sent', 'objected', 'confirmed', 'applied', 'withdrawn', 'waived')),
  -- Kuruş a month.
  old_rent bigint not null check (old_rent > 0),
  new_rent bigint not null check (new_rent >= old_rent),
  -- What the clause of the contract gives by itself; null where there is none.
  clause_rent bigint check (clause_rent > 0),
  currency text not null,
  note text not null default '',
  objection text not null default '',
  objected_by_name text not null default '',
  closed_at timestamptz,
  closed_by_name text not null default '',
  close_reason text not null default '',
  by_id uuid references users on delete set null,
  by_name text not null,
  -- Of the round that stands.
  sent_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (from_on >= year_start)
);
-- One for each rent year: of two that are proposed at once the second finds this.
create unique index rent_increases_one_a_year on rent_increases (tenancy_id, year_start) where state <> 'withdrawn';
create index rent_increases_tenancy on rent_increases (tenancy_id, created_at);
create index rent_increases_property on rent_increases (property_id);
create index rent_increases_contract on rent_increases (contract_id) where contract_id is not null;

-- What the landlord was told about a rent year: that it comes, and that its figure is out. Each once.
create table rent_increase_notices (
  tenancy_id uuid not null references tenancies on delete cascade,
  year_start date not null,
  step text not null check (step in ('window', 'figure')),
  told_at timestamptz not null,
  primary key (tenancy_id, year_start, step)
);

-- Whoever agrees on a new contract agrees on its rent: what was agreed under the one before says nothing about its time.
alter table rent_changes add column contract_id uuid references contracts on delete set null;
create index rent_changes_contract on rent_changes (contract_id) where contract_id is not null;

-- The addendum that both sides confirm.
alter table papers drop constraint papers_kind_check;
alter table papers add constraint papers_kind_check
  check (kind in ('handover_in', 'handover_out', 'ending', 'ending_change', 'settlement', 'rent_increase'));
