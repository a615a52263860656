-- Which kinds there are stands in the code, so that a new one needs no migration.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind ~ '^[a-z]+(_[a-z]+)*$');
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check
  check (kind ~ '^[a-z]+(_[a-z]+)*$');
