-- A tenancy is the time that one household or firm spends in one place. Contracts come and go within it: a renewal goes
-- on with the tenancy of the contract that it follows, and handovers, endings and money belong to the tenancy.
create table tenancies (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null references users,
  started_on date not null,
  -- The last day once it is over; null while it runs, also past the agreed end (TBK 347).
  ended_on date,
  created_at timestamptz not null default now()
);
create index tenancies_property on tenancies (property_id, started_on);
create index tenancies_owner on tenancies (owner_id, id);

alter table contracts add column tenancy_id uuid references tenancies on delete set null;
create index contracts_tenancy on contracts (tenancy_id, "baslangicTarihi") where tenancy_id is not null;

-- Contracts that bind or bound somebody get theirs now, a renewal that of the first contract in its line, whose id the
-- tenancy takes.
with recursive line as (
  select c.id, c.id as first from contracts c
    where c.status = 'active'
      and not exists (select 1 from contracts old where old.id = c.renewed_from and old.status = 'active')
  union
  select next.id, line.first from contracts next join line on next.renewed_from = line.id where next.status = 'active'
),
whole as (
  select line.first,
    min(c."baslangicTarihi") as started_on,
    case when bool_and(c.cancelled_at is not null)
      then max((c.cancelled_at at time zone 'Europe/Istanbul')::date) end as ended_on
  from line join contracts c on c.id = line.id group by line.first
),
made as (
  insert into tenancies (id, property_id, owner_id, started_on, ended_on, created_at)
    select c.id, c.property_id, c.owner_id, whole.started_on,
      case when whole.ended_on is not null then greatest(whole.ended_on, whole.started_on) end, c.created_at
    from whole join contracts c on c.id = whole.first
    returning id
)
update contracts set tenancy_id = line.first from line join made on made.id = line.first where contracts.id = line.id;
