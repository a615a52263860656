-- A new round of a contract replaced its tenants' rows; parties of earlier papers lost theirs. Assigned again, by the
-- address at which they were asked, otherwise by name.
update paper_parties p set contract_tenant_id = (
    select t.id from contract_tenants t where t.contract_id = a.contract_id
      and (lower(t.tenant_email) = lower(nullif(p.email, '')) or t.tenant_name = p.name)
      order by lower(t.tenant_email) = lower(p.email) desc, t.id limit 1)
  from papers a
  where a.id = p.paper_id and p.side = 'tenant' and p.contract_tenant_id is null;
