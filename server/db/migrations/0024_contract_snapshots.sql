-- What the parties were asked to approve, as one document per round. Contracts from before have none: a document made
-- now would claim to be what somebody saw then, so they keep their hash of the terms alone (form 1).
create table contract_snapshots (
  contract_id uuid not null references contracts on delete cascade,
  round integer not null check (round > 0),
  -- How the hash is made: 2 is over the whole document.
  form integer not null check (form >= 2),
  document jsonb not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (contract_id, round)
);

-- Evidence is written once. It goes only together with the contract itself.
create function keep_contract_snapshots() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from contracts where id = old.contract_id) then
    raise exception 'contract snapshots are immutable';
  end if;
  return old;
end $$;
create trigger contract_snapshots_immutable before update or delete on contract_snapshots
  for each row execute function keep_contract_snapshots();

-- An edit writes its tenants anew; the answers of the round before went with the old rows. They stay from now on.
alter table contract_approvals
  drop constraint contract_approvals_contract_tenant_id_fkey,
  add foreign key (contract_tenant_id) references contract_tenants on delete set null;
-- A paper of an earlier round is still known after an edit.
create index contract_approvals_terms on contract_approvals (terms_hash);
