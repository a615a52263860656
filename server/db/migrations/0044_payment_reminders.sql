alter table ledger_accounts add column reminders boolean not null default true;

-- What a tenancy was reminded of, as it was said. Of two runs at once the second finds the row of the first.
create table payment_reminders (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  due_on date not null,
  stage text not null check (stage in ('before', 'on', 'late3', 'late7', 'late15')),
  -- Kuruş, open on that day.
  amount bigint not null,
  currency text not null,
  text text not null,
  recipients integer not null,
  sent_at timestamptz not null
);
create unique index payment_reminders_once on payment_reminders (tenancy_id, due_on, currency, stage);
