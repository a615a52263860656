-- A person may remind again on another day, also of the same claim; the product does once for each stage.
alter table payment_reminders drop constraint payment_reminders_stage_check;
alter table payment_reminders add constraint payment_reminders_stage_check
  check (stage in ('before', 'on', 'late3', 'late7', 'late15', 'hand'));
drop index payment_reminders_once;
create unique index payment_reminders_once on payment_reminders (tenancy_id, due_on, currency, stage)
  where stage <> 'hand';
create index payment_reminders_by_hand on payment_reminders (tenancy_id, sent_at) where stage = 'hand';
