-- A paper that runs out, such as a policy or a certificate.
alter table property_documents add column valid_until date;
create index property_documents_valid_until on property_documents (property, valid_until) where valid_until is not null;

create index property_features_dask on property_features (property_id, "daskBitis") where "daskBitis" is not null;
-- Links of contracts that still wait for somebody.
create index contracts_waiting_guarantor on contracts (owner_id, id) where guarantor_approval_status = 'pending';

-- "I have dealt with this": what leaves one person's list. The day is part of the key, so that next year's date comes back.
create table deadline_marks (
  user_id uuid not null references users on delete cascade,
  key text not null,
  property_id uuid not null references properties on delete cascade,
  side text not null check (side in ('landlord', 'tenant')),
  date date not null,
  marked_at timestamptz not null,
  primary key (user_id, key)
);
create index deadline_marks_property on deadline_marks (property_id);
create index deadline_marks_date on deadline_marks (date);

-- What somebody was reminded of: each step of a date once.
create table deadline_reminders (
  user_id uuid not null references users on delete cascade,
  key text not null,
  step integer not null,
  date date not null,
  primary key (user_id, key, step)
);
create index deadline_reminders_date on deadline_reminders (date);

-- Whose dates were looked at on which day: at most one digest for each person and day.
create table deadline_digests (
  user_id uuid not null references users on delete cascade,
  day date not null,
  told integer not null default 0,
  primary key (user_id, day)
);
create index deadline_digests_day on deadline_digests (day);

-- Digests of dates are a kind of their own, with a switch of their own.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'system'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'system'));
