-- Deleting hides first. What somebody else may need as evidence stays, the rest can be brought back for thirty days.

-- A deleted property keeps its row: contracts that have ended go on naming it.
alter table properties add column deleted_at timestamptz;

-- What was removed, in the bin of the owner whose it was. Papers, pictures and fixtures lie here as whole rows, so that
-- no list has to leave them out; their files stay in storage until the item goes.
create table bin_items (
  id uuid primary key,
  kind text not null check (kind in ('property', 'document', 'picture', 'fixture', 'fixture_picture', 'permissions')),
  owner_id uuid not null references users on delete cascade,
  -- Null for permissions, which belong to a person.
  property_id uuid references properties on delete cascade,
  person_id uuid references users on delete cascade,
  -- The id of what was removed.
  subject_id uuid not null,
  title text not null,
  data jsonb not null default '{}',
  file_ids uuid[] not null default '{}',
  deleted_by uuid references users on delete set null,
  deleted_by_name text not null,
  deleted_at timestamptz not null,
  unique (kind, subject_id)
);
create index bin_items_owner on bin_items (owner_id, deleted_at);
create index bin_items_deleted_by on bin_items (deleted_by, deleted_at);
create index bin_items_property on bin_items (property_id);
create index bin_items_person on bin_items (person_id) where person_id is not null;
create index bin_items_age on bin_items (deleted_at);

-- Whose list a contract has left: a tenant's own, or by the owner's id that of the whole owner's side.
create table contract_hidings (
  contract_id uuid not null references contracts on delete cascade,
  user_id uuid not null references users on delete cascade,
  hidden_at timestamptz not null,
  primary key (contract_id, user_id)
);
create index contract_hidings_user on contract_hidings (user_id, hidden_at);

-- Until now a deleted contract was gone for everybody. One that bound somebody comes back to its parties as ended, and
-- stays out of the list of whoever deleted it.
insert into contract_hidings (contract_id, user_id, hidden_at)
  select c.id, coalesce((
      select e.actor_id from contract_events e
      join contract_tenants t on t.contract_id = e.contract_id and t.tenant_user_id = e.actor_id
      where e.contract_id = c.id and e.kind = 'deleted' order by e.id desc limit 1), c.owner_id), c.deleted_at
  from contracts c where c.deleted_at is not null and c.status = 'active';
update contracts set cancelled_at = coalesce(cancelled_at, deleted_at), deleted_at = null
  where deleted_at is not null and status = 'active';
