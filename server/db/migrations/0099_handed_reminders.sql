-- A reminder that a person passes on by the own phone: recorded as handed out, as often as on another day.
alter table payment_reminders drop constraint payment_reminders_stage_check;
alter table payment_reminders add constraint payment_reminders_stage_check
  check (stage in ('before', 'on', 'late3', 'late7', 'late15', 'hand', 'handed'));
drop index payment_reminders_once;
create unique index payment_reminders_once on payment_reminders (tenancy_id, due_on, currency, stage)
  where stage not in ('hand', 'handed');
drop index payment_reminders_by_hand;
create index payment_reminders_by_hand on payment_reminders (tenancy_id, sent_at) where stage in ('hand', 'handed');
