-- A deleted notification can be taken back for a while; a daily job removes it for good.
alter table notifications add column deleted_at timestamptz;
drop index notifications_user;
create index notifications_user on notifications (user_id, created_at desc, id desc) where deleted_at is null;
drop index notifications_unread;
create index notifications_unread on notifications (user_id) where not is_read and deleted_at is null;
create index notifications_deleted on notifications (deleted_at) where deleted_at is not null;

-- A browser is woken only while the session lasts that allowed it: whoever signs in next on the same machine reads nothing.
delete from push_subscriptions;
alter table push_subscriptions add column session_id uuid not null references auth_session on delete cascade;
create index push_subscriptions_session on push_subscriptions (session_id);
