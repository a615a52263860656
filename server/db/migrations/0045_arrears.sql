-- Legal interest a year (law 3095, article 1), from a day on. The known rates are here; an administrator enters each new one.
create table legal_interest_rates (
  from_on date primary key,
  percent numeric(6, 2) not null check (percent >= 0),
  source text not null,
  entered_by uuid references users on delete set null,
  entered_at timestamptz not null
);
create index legal_interest_rates_entered_by on legal_interest_rates (entered_by) where entered_by is not null;
insert into legal_interest_rates (from_on, percent, source, entered_at) values
  ('2006-01-01', 9, '3095 sayılı Kanun m. 1 (19.12.2005 tarihli 2005/9831 sayılı Bakanlar Kurulu Kararı)', '2026-11-16T09:00:00Z'),
  ('2024-06-01', 24, '3095 sayılı Kanun m. 1 (8485 sayılı Cumhurbaşkanı Kararı)', '2026-11-16T09:00:00Z');

-- Where a claim is pursued, and under which number.
alter table claim_pursuits add column office text not null default '', add column file_number text not null default '';

-- A notice about unpaid rent from its draft to its delivery. Once delivered it stands in ending_notices under the same id,
-- with its proof, for both sides.
create table arrears_notices (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  way text not null check (way in ('late_rent', 'two_notices')),
  currency text not null,
  text text not null,
  version integer not null default 1,
  drafted_on date not null,
  -- Set when it was handed over or posted; from then on the text is frozen.
  given_on date,
  delivery text check (delivery in ('app', 'elden', 'noter', 'e-posta', 'PTT')),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  delivered_on date,
  by_id uuid references users on delete set null,
  by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((given_on is null) = (sha256 is null) and (given_on is null) = (delivery is null)),
  check (delivered_on is null or delivered_on >= given_on)
);
create index arrears_notices_tenancy on arrears_notices (tenancy_id, created_at);
create index arrears_notices_by on arrears_notices (by_id) where by_id is not null;

-- What it names, with what was open when it was drafted and when it was delivered, as the account said on those days.
create table arrears_notice_claims (
  notice_id uuid not null references arrears_notices on delete cascade,
  claim_id uuid not null references ledger_entries on delete cascade,
  category text not null,
  month date,
  due_on date not null,
  -- Kuruş.
  amount bigint not null check (amount > 0),
  open_drafted bigint not null check (open_drafted > 0),
  open_delivered bigint check (open_delivered >= 0),
  primary key (notice_id, claim_id)
);
create index arrears_notice_claims_claim on arrears_notice_claims (claim_id);

create function keep_arrears_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.sha256 is not null and exists (select from tenancies where id = old.tenancy_id) then
      raise exception 'notices are immutable';
    end if;
    return old;
  end if;
  if old.sha256 is not null and (
    row(new.id, new.tenancy_id, new.way, new.currency, new.text, new.sha256, new.drafted_on, new.given_on, new.delivery,
      new.by_name, new.created_at)
    is distinct from row(old.id, old.tenancy_id, old.way, old.currency, old.text, old.sha256, old.drafted_on,
      old.given_on, old.delivery, old.by_name, old.created_at)
    or (old.delivered_on is not null and new.delivered_on is distinct from old.delivered_on)) then
    raise exception 'notices are immutable';
  end if;
  return new;
end $$;
create trigger arrears_notices_immutable before update or delete on arrears_notices
  for each row execute function keep_arrears_notices();

create function keep_arrears_notice_claims() returns trigger language plpgsql as $$
begin
  if exists (select from arrears_notices n join tenancies t on t.id = n.tenancy_id
      where n.id = old.notice_id and n.sha256 is not null)
    and (tg_op = 'DELETE' or old.open_delivered is not null
      or row(new.notice_id, new.claim_id, new.category, new.month, new.due_on, new.amount, new.open_drafted)
        is distinct from row(old.notice_id, old.claim_id, old.category, old.month, old.due_on, old.amount, old.open_drafted)) then
    raise exception 'notices are immutable';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger arrears_notice_claims_immutable before update or delete on arrears_notice_claims
  for each row execute function keep_arrears_notice_claims();

-- Messages that somebody put into the file by hand, as they read then.
create table arrears_messages (
  tenancy_id uuid not null references tenancies on delete cascade,
  message_id uuid not null,
  sender_name text not null,
  text text not null,
  sent_at timestamptz not null,
  file_ids uuid[] not null default '{}',
  chosen_by uuid references users on delete set null,
  chosen_by_name text not null,
  chosen_at timestamptz not null,
  primary key (tenancy_id, message_id)
);
create index arrears_messages_chosen_by on arrears_messages (chosen_by) where chosen_by is not null;
