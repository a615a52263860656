-- How a tenancy comes to its end: on a date, in one of the ways of the law, with what both sides did about it.
create table endings (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  contract_id uuid references contracts on delete set null,
  way text not null check (way in ('agreement', 'tenant_notice', 'tenant_early', 'term_end', 'landlord_ten_years',
    'late_rent', 'two_notices', 'undertaking', 'court')),
  state text not null check (state in ('proposed', 'declined', 'set', 'withdrawn', 'done')),
  -- Who began it.
  side text not null check (side in ('owner', 'tenant')),
  started_by uuid references users on delete set null,
  started_by_name text not null,
  -- The last day of the tenancy.
  ends_on date not null,
  delivered_on date not null,
  basis_on date,
  reason text not null default '',
  next_status text not null,
  -- What the law made of it on the day it began, as it was shown.
  assessment jsonb not null,
  objected_at timestamptz,
  objected_by_name text not null default '',
  objection text not null default '',
  closed_at timestamptz,
  closed_by_name text not null default '',
  close_reason text not null default '',
  -- Kuruş, as the contract said on the day it began.
  deposit bigint not null check (deposit >= 0),
  currency text not null,
  -- Encrypted; where the tenant wants the deposit.
  refund_iban text,
  refunded_on date,
  -- Kuruş.
  refunded_amount bigint check (refunded_amount >= 0),
  -- The record of its paper: the account of the deposit that both sides confirm.
  settlement_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One at a time: of two that begin at once the second finds this.
create unique index endings_one_open on endings (tenancy_id) where state in ('proposed', 'set');
create index endings_tenancy on endings (tenancy_id, created_at);
create index endings_property on endings (property_id);
create unique index endings_settlement on endings (settlement_id) where settlement_id is not null;
create index endings_due on endings (ends_on) where state = 'set';

-- Written notices of either side. A notice is evidence: its text and its delivery stay, it can only be taken back.
create table ending_notices (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  ending_id uuid references endings on delete set null,
  way text not null,
  side text not null check (side in ('owner', 'tenant')),
  text text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  given_on date not null,
  delivery text not null check (delivery in ('app', 'elden', 'noter', 'e-posta', 'PTT')),
  delivered_on date not null,
  proof_file uuid references files on delete set null,
  proof_sha256 text,
  by_id uuid references users on delete set null,
  by_name text not null,
  withdrawn_at timestamptz,
  withdrawn_by_name text not null default '',
  withdraw_reason text not null default '',
  created_at timestamptz not null
);
create index ending_notices_tenancy on ending_notices (tenancy_id, created_at);
create index ending_notices_ending on ending_notices (ending_id) where ending_id is not null;
create index ending_notices_proof on ending_notices (proof_file) where proof_file is not null;

create function keep_ending_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from tenancies where id = old.tenancy_id) then
      raise exception 'notices are immutable';
    end if;
    return old;
  end if;
  if row(new.id, new.tenancy_id, new.way, new.side, new.text, new.sha256, new.given_on, new.delivery, new.delivered_on,
      new.by_name, new.created_at)
    is distinct from row(old.id, old.tenancy_id, old.way, old.side, old.text, old.sha256, old.given_on, old.delivery,
      old.delivered_on, old.by_name, old.created_at)
    or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)
    or (old.proof_sha256 is not null and new.proof_sha256 is distinct from old.proof_sha256) then
    raise exception 'notices are immutable';
  end if;
  return new;
end $$;
create trigger ending_notices_immutable before update or delete on ending_notices
  for each row execute function keep_ending_notices();

-- Ticks by hand; what the product knows by itself has no row.
create table ending_tasks (
  ending_id uuid not null references endings on delete cascade,
  kind text not null,
  done_at timestamptz not null,
  done_by uuid references users on delete set null,
  done_by_name text not null,
  primary key (ending_id, kind)
);

create table ending_deductions (
  id uuid primary key,
  ending_id uuid not null references endings on delete cascade,
  title text not null,
  -- Kuruş.
  amount bigint not null check (amount > 0),
  reason text not null default '',
  fixture_id uuid references fixtures on delete set null,
  -- As the fixture was called then.
  fixture_name text not null default '',
  state text not null check (state in ('proposed', 'accepted', 'disputed', 'withdrawn')),
  answer_note text not null default '',
  -- Kuruş.
  counter_amount bigint check (counter_amount >= 0),
  answered_at timestamptz,
  answered_by_name text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index ending_deductions_ending on ending_deductions (ending_id, created_at);
create index ending_deductions_fixture on ending_deductions (fixture_id) where fixture_id is not null;

create table ending_deduction_files (
  deduction_id uuid not null references ending_deductions on delete cascade,
  file_id uuid not null references files on delete cascade,
  sha256 text not null,
  primary key (deduction_id, file_id)
);
create index ending_deduction_files_file on ending_deduction_files (file_id);

create table ending_events (
  id uuid primary key,
  ending_id uuid not null references endings on delete cascade,
  kind text not null,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index ending_events_ending on ending_events (ending_id, at);

-- A contract that ended on a date was not cancelled: its page says which.
alter table contracts add column ended_on date;

-- The account of the deposit is confirmed by both sides like the protocol itself.
alter table papers drop constraint papers_kind_check;
alter table papers add constraint papers_kind_check
  check (kind in ('handover_in', 'handover_out', 'ending', 'settlement'));
