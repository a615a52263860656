-- What an owner recorded as signed on paper: for a party who had neither mail nor phone when asked (0097), and for what
-- the law wants on paper anyway. The party may object once it is shown to them; neither takes the other away.
create table paper_signatures (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  act text not null check (act in ('contract', 'guarantee', 'paper', 'notice', 'undertaking')),
  -- The approval, the contract, the party of the paper, the notice or the undertaking.
  subject_id uuid not null,
  -- Null for the guarantor, and for a tenant whose row a later round of the contract has replaced by another name.
  contract_tenant_id uuid references contract_tenants on delete set null,
  guarantor boolean not null,
  name text not null,
  title text not null,
  scan uuid references files on delete set null,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  recorded_by uuid references users on delete set null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  -- Of the link that was mailed once the party had an address.
  token_hash text unique,
  shown_at timestamptz,
  objected_at timestamptz,
  objection text not null default '',
  check ((objected_at is null) = (objection = ''))
);
create index paper_signatures_contract on paper_signatures (contract_id, recorded_at);
create index paper_signatures_subject on paper_signatures (subject_id);
create index paper_signatures_tenant on paper_signatures (contract_tenant_id) where contract_tenant_id is not null;
create index paper_signatures_scan on paper_signatures (scan) where scan is not null;

-- Evidence: what was recorded never changes, and what was shown or objected to once stays so.
create function keep_paper_signatures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from contracts where id = old.contract_id) then
      raise exception 'paper signatures are immutable';
    end if;
    return old;
  end if;
  if row(new.id, new.contract_id, new.act, new.subject_id, new.guarantor, new.name, new.title, new.recorded_by_name,
      new.recorded_at)
    is distinct from row(old.id, old.contract_id, old.act, old.subject_id, old.guarantor, old.name, old.title,
      old.recorded_by_name, old.recorded_at)
    or (old.sha256 is not null and new.sha256 is distinct from old.sha256)
    or (old.shown_at is not null and new.shown_at is distinct from old.shown_at)
    or (old.objected_at is not null
      and row(new.objected_at, new.objection) is distinct from row(old.objected_at, old.objection)) then
    raise exception 'paper signatures are immutable';
  end if;
  return new;
end $$;
create trigger paper_signatures_immutable before update or delete on paper_signatures
  for each row execute function keep_paper_signatures();

-- What was recorded before keeps its standing and can be objected to as well.
insert into paper_signatures (id, contract_id, act, subject_id, contract_tenant_id, guarantor, name, title, scan, sha256,
    recorded_by, recorded_by_name, recorded_at)
  select gen_random_uuid(), a.contract_id, 'contract', a.id, a.contract_tenant_id, false, a.tenant_name, '', a.paper_scan,
      e.detail ->> 'sha256', e.actor_id, coalesce(e.actor_name, ''), coalesce(a.approval_date, a.created_at)
    from contract_approvals a left join lateral (select * from contract_events v
      where v.contract_id = a.contract_id and v.kind = 'signed_on_paper' and v.detail ->> 'file' = a.paper_scan::text
      order by v.id desc limit 1) e on true
    where a.approval_way = 'paper';
insert into paper_signatures (id, contract_id, act, subject_id, contract_tenant_id, guarantor, name, title, scan, sha256,
    recorded_by, recorded_by_name, recorded_at)
  select gen_random_uuid(), c.id, 'guarantee', c.id, null, true, c.guarantor_name, '', c.guarantor_scan,
      e.detail ->> 'sha256', e.actor_id, coalesce(e.actor_name, ''), coalesce(c.guarantor_decided_at, c.created_at)
    from contracts c left join lateral (select * from contract_events v
      where v.contract_id = c.id and v.kind = 'signed_on_paper' and v.detail ->> 'guarantor' = 'true'
      order by v.id desc limit 1) e on true
    where c.guarantor_way = 'paper';
insert into paper_signatures (id, contract_id, act, subject_id, contract_tenant_id, guarantor, name, title, scan, sha256,
    recorded_by, recorded_by_name, recorded_at)
  select gen_random_uuid(), u.contract_id, 'undertaking', u.id, t.id, false, t.tenant_name, 'Tahliye taahhüdü',
      u.scan_file, nullif(u.scan_sha256, ''), u.created_by, u.created_by_name, u.scanned_at
    from undertakings u join contract_tenants t on t.contract_id = u.contract_id
    where u.scanned_at is not null;
insert into paper_signatures (id, contract_id, act, subject_id, contract_tenant_id, guarantor, name, title, scan, sha256,
    recorded_by, recorded_by_name, recorded_at)
  select gen_random_uuid(), e.contract_id, 'notice', n.id, t.id, false, t.tenant_name, 'Kiracının sona erdirme bildirimi',
      n.proof_file, n.proof_sha256, n.by_id, n.by_name, n.created_at
    from ending_notices n join endings e on e.id = n.ending_id and e.side = 'owner'
    join contract_tenants t on t.contract_id = e.contract_id
    where n.side = 'tenant';

alter table paper_parties drop constraint paper_parties_way_check;
alter table paper_parties add constraint paper_parties_way_check
  check (way in ('sent', 'mailed_link', 'signed_in', 'paper'));
