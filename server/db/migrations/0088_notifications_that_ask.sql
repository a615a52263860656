-- What a notification asks its reader to do. Once it is done, by whoever and on whatever way, the notification leaves the
-- list; `settled_at` is apart from `deleted_at`, so that an undone decision brings back only what it took away.
alter table notifications add column asks text;
alter table notifications add column settled_at timestamptz;
create index notifications_asks on notifications (asks) where asks is not null;
