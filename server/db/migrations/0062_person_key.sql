-- Whoever has the same address and the same name in two contracts is one person: a couple may share an address, and
-- without an address a name proves nothing. Kept with the row, because the list of tenants compares up to a thousand.
alter table contract_tenants add column person_key text not null generated always as (
  case when trim(tenant_email) = '' then id::text
  else lower(trim(tenant_email)) || ' '
    || lower(translate(trim(tenant_name), 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu')) end) stored;
