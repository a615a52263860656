-- The list of tenants looks through up to a thousand names for every page. What decides whether and under whom a name
-- stands there is kept with the name, so that one index answers it.

-- Whoever has the same address and the same name in two contracts is one person: a couple may share an address, and
-- without an address a name proves nothing.
create function tenant_key(id uuid, email text, name text) returns uuid language sql immutable as $$
  select case when trim(email) = '' then id else md5(lower(trim(email)) || ' '
    || lower(translate(trim(name), 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu')))::uuid end
$$;

alter table contract_tenants
  drop column person_key,
  add column person_key uuid not null generated always as (tenant_key(id, tenant_email, tenant_name)) stored,
  add column owner_id uuid,
  add column property_id uuid,
  -- Under a name, in a contract that is neither deleted nor called off, of a place that is not in the bin.
  add column listed boolean,
  -- The account; without one that of the same person with the same owner, else the key.
  add column person uuid;

update contract_tenants t set owner_id = c.owner_id, property_id = c.property_id, person = t.person_key,
    listed = trim(t.tenant_name) <> '' and c.deleted_at is null and c.cancelled_at is null and p.deleted_at is null
  from contracts c join properties p on p.id = c.property_id where c.id = t.contract_id;
create index contract_tenants_person on contract_tenants (owner_id, person_key);
update contract_tenants t set person = coalesce(t.tenant_user_id, a.account)
  from (select distinct on (owner_id, person_key) owner_id, person_key, tenant_user_id as account
    from contract_tenants where tenant_user_id is not null order by owner_id, person_key, id desc) a
  where a.owner_id = t.owner_id and a.person_key = t.person_key;

alter table contract_tenants
  alter column owner_id set not null, alter column property_id set not null,
  alter column listed set not null, alter column person set not null;
create index contract_tenants_listed on contract_tenants (owner_id, contract_id, is_primary, id)
  include (property_id, person) where listed;

create function place_contract_tenant() returns trigger language plpgsql as $$
begin
  select c.owner_id, c.property_id, trim(new.tenant_name) <> '' and c.deleted_at is null and c.cancelled_at is null
      and p.deleted_at is null
    into strict new.owner_id, new.property_id, new.listed
    from contracts c join properties p on p.id = c.property_id where c.id = new.contract_id;
  new.person := coalesce(new.tenant_user_id, (select o.tenant_user_id from contract_tenants o
    where o.owner_id = new.owner_id and o.person_key = tenant_key(new.id, new.tenant_email, new.tenant_name)
      and o.tenant_user_id is not null and o.id <> new.id
    order by o.id desc limit 1), tenant_key(new.id, new.tenant_email, new.tenant_name));
  return new;
end $$;
create trigger contract_tenants_placed before insert or update of contract_id, tenant_name, tenant_email, tenant_user_id
  on contract_tenants for each row execute function place_contract_tenant();

-- Those without an account follow the one under the same key who has got or lost theirs.
create function join_tenants(owner uuid, key uuid) returns void language plpgsql as $$
declare known uuid := coalesce((select tenant_user_id from contract_tenants
  where owner_id = owner and person_key = key and tenant_user_id is not null order by id desc limit 1), key);
begin
  update contract_tenants set person = known
    where owner_id = owner and person_key = key and tenant_user_id is null and person <> known;
end $$;
create function follow_contract_tenant() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.tenant_user_id is not null then
    perform join_tenants(old.owner_id, old.person_key);
  end if;
  if tg_op <> 'DELETE' and new.tenant_user_id is not null then
    perform join_tenants(new.owner_id, new.person_key);
  end if;
  return null;
end $$;
create trigger contract_tenants_followed
  after insert or delete or update of tenant_name, tenant_email, tenant_user_id on contract_tenants
  for each row execute function follow_contract_tenant();

create function list_contract_tenants() returns trigger language plpgsql as $$
declare open boolean := new.deleted_at is null and new.cancelled_at is null
  and exists (select from properties p where p.id = new.property_id and p.deleted_at is null);
begin
  update contract_tenants t set owner_id = new.owner_id, property_id = new.property_id,
      listed = open and trim(t.tenant_name) <> ''
    where t.contract_id = new.id and (t.owner_id, t.property_id, t.listed)
      is distinct from (new.owner_id, new.property_id, open and trim(t.tenant_name) <> '');
  return null;
end $$;
create trigger contracts_listed after update of owner_id, property_id, deleted_at, cancelled_at on contracts
  for each row execute function list_contract_tenants();

create function list_property_tenants() returns trigger language plpgsql as $$
begin
  -- A contract that is just being called off has been when its names are looked at.
  perform from contracts where property_id = new.id for share;
  update contract_tenants t set listed = not t.listed
    from contracts c where c.property_id = new.id and t.contract_id = c.id and t.listed <>
      (trim(t.tenant_name) <> '' and c.deleted_at is null and c.cancelled_at is null and new.deleted_at is null);
  return null;
end $$;
create trigger properties_listed after update of deleted_at on properties
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function list_property_tenants();
