-- Papers around a contract: who pays what, an owner's own special conditions, and eviction undertakings.

-- Null where the contract says nothing of it, as all of them from before do.
alter table contracts add column giderler jsonb;

create table special_conditions (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null,
  body text not null,
  -- Kinds of use that it is offered for; none is all of them.
  uses text[] not null default '{}',
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index special_conditions_owner on special_conditions (owner_id, position, id);

alter table bin_items drop constraint bin_items_kind_check;
alter table bin_items add constraint bin_items_kind_check check (kind in
  ('property', 'document', 'picture', 'fixture', 'fixture_picture', 'permissions', 'special_condition'));

-- What a tenant promised in writing (TBK 352/1). Neither side can take it from the other: a row is never deleted by a
-- person, and what was withdrawn stays as withdrawn.
create table undertakings (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  contract_id uuid not null references contracts on delete cascade,
  owner_id uuid not null references users,
  delivered_on date not null,
  given_on date not null,
  evict_on date not null,
  family_home boolean not null default false,
  spouse_name text not null default '',
  -- What was printed for the signature: place and parties by name.
  document jsonb not null,
  created_by uuid references users on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  scan_file uuid references files on delete set null,
  scan_sha256 text not null default '',
  scanned_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by_name text not null default '',
  withdraw_reason text not null default ''
);
create index undertakings_tenancy on undertakings (tenancy_id, id);
create index undertakings_contract on undertakings (contract_id);
create index undertakings_scan on undertakings (scan_file) where scan_file is not null;
-- For whoever watches deadlines: signed and not withdrawn, by the day on which the place is to be empty.
create index undertakings_due on undertakings (owner_id, evict_on) where scan_file is not null and withdrawn_at is null;
