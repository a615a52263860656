-- Who did what to which record, from where: one log for all features, only ever added to. It names people by id alone and
-- refers to nothing, so that no deletion elsewhere has to touch a row.
create table audit_log (
  id uuid primary key,
  at timestamptz(3) not null,
  act text not null check (act in ('sign_in', 'change', 'decision', 'look')),
  area text not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('person', 'guest', 'system')),
  actor_id uuid,
  record_id uuid,
  -- Whom it is about, where that is somebody else than the one who did it.
  subject_id uuid,
  detail jsonb not null default '{}',
  -- Both masked: the network and the kind of browser.
  address text not null default '',
  device text not null default '',
  -- SHA-256 of the row of evidence (contract_events, paper_events) with the same id.
  evidence text,
  -- Its place in the chain and the hash over it and the one before: written once, by the job that chains.
  seq bigint unique,
  hash text,
  check ((seq is null) = (hash is null)),
  check (actor_id is null or actor_kind = 'person')
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create index audit_log_record on audit_log (record_id, at desc, id desc) where record_id is not null;
create index audit_log_area on audit_log (area, at desc, id desc);
create index audit_log_act on audit_log (act, at desc, id desc);
create index audit_log_waiting on audit_log (id) where seq is null;
-- Somebody who opens one paper again and again is one entry a day.
create unique index audit_log_opened on audit_log
  (actor_id, record_id, subject_id, ((at at time zone 'Europe/Istanbul')::date)) nulls not distinct where area = 'file';

-- A row is never changed and never removed. Two exceptions: the chain takes it in, once; and after ten years it may go.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'the audit log is append-only';
  end if;
  if tg_op = 'INSERT' then
    if new.seq is not null then
      raise exception 'only the chain gives an entry of the audit log its place';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.at < now() - interval '10 years' then
      return old;
    end if;
    raise exception 'the audit log is append-only';
  end if;
  if old.seq is not null or new.seq is null
    or (to_jsonb(new) - 'seq' - 'hash') is distinct from (to_jsonb(old) - 'seq' - 'hash') then
    raise exception 'the audit log is append-only';
  end if;
  return new;
end $$;
create trigger audit_log_append_only before insert or update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function keep_audit_log();

-- What the features have kept until now. Their own histories stay for those who read them, in words; here stands the
-- same event under the same id, without the words.
insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id)
select id, at, case when kind in ('suggestion_approved', 'suggestion_rejected', 'tenant_declined') then 'decision' else 'change' end,
  'property', kind, case when actor_id is null then 'system' else 'person' end, actor_id, property_id
from property_events;

insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id)
select id, at,
  case when kind in ('approved', 'rejected', 'guarantor_approved', 'guarantor_declined', 'signed_on_paper', 'signed_off',
    'cancelled', 'ended', 'ending_objected') then 'decision' else 'change' end,
  'contract', kind,
  case when actor_id is not null then 'person' when ip <> '' then 'guest' else 'system' end, actor_id, contract_id
from contract_events;

insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id)
select id, at, case when kind in ('confirmed', 'objected') then 'decision' else 'change' end, 'paper', kind,
  case when actor_id is not null then 'person' when ip <> '' then 'guest' else 'system' end, actor_id, paper_id
from paper_events;

insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id)
select id, at,
  case when kind in ('agreed', 'declined', 'objected', 'change_agreed', 'change_declined', 'deduction_accepted',
    'deduction_disputed') then 'decision' else 'change' end,
  'ending', kind, case when actor_id is null then 'system' else 'person' end, actor_id, ending_id
from ending_events;

insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id)
select id, at, 'change', 'expense', kind, case when by_id is null then 'system' else 'person' end, by_id, expense_id
from expense_events;

insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, detail)
select id, at, 'change', 'tax_year', 'changed', case when by_id is null then 'system' else 'person' end, by_id,
  jsonb_build_object('year', year)
from tax_year_changes;

-- Nobody reads the administrators' decisions in words: they move here whole.
insert into audit_log (id, at, act, area, kind, actor_kind, actor_id, record_id, subject_id)
select id, at, 'decision', 'admin', kind, 'person', actor_id, subject_id::uuid,
  case when kind in ('resend_mail', 'resend_sms') then null else subject_id::uuid end
from admin_decisions;
drop table admin_decisions;
