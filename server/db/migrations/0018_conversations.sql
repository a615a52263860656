-- Requests: what they cost and who bears it, who has seen them, what was said and shown.
alter table suggestions
  add column fixture_id uuid references fixtures on delete set null,
  add column ret_nedeni text not null default '',
  add column tamamlayan_kullanici_id uuid references users on delete set null,
  add column tamamlanma_tarihi timestamptz,
  add column maliyet bigint check (maliyet >= 0),
  add column maliyet_sahibi text check (maliyet_sahibi in ('Mülk sahibi', 'Kiracı', 'Yarı yarıya')),
  add column version integer not null default 1;
create index suggestions_host on suggestions (host_id, olusturma_tarihi desc, id desc);
create index suggestions_tenant on suggestions (tenant_id, olusturma_tarihi desc, id desc);

create table suggestion_views (
  suggestion_id uuid not null references suggestions on delete cascade,
  user_id uuid not null references users on delete cascade,
  role_label text not null,
  seen_at timestamptz not null,
  primary key (suggestion_id, user_id)
);
create index suggestion_views_user on suggestion_views (user_id);

create table suggestion_comments (
  id uuid primary key,
  suggestion_id uuid not null references suggestions on delete cascade,
  author_id uuid references users on delete set null,
  author_name text not null,
  role_label text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index suggestion_comments_suggestion on suggestion_comments (suggestion_id, created_at);

create table suggestion_files (
  suggestion_id uuid not null references suggestions on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null default 0,
  primary key (suggestion_id, file_id)
);
create index suggestion_files_file on suggestion_files (file_id);

-- Notifications: what they are about, where they lead, and how each person wants to hear of it.
alter table notifications
  add column kind text not null default 'system'
    check (kind in ('request', 'contract', 'payment', 'property', 'message', 'system')),
  add column link text;
drop index notifications_user;
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
update notifications set kind = case
  when event ilike '%talep%' or event ilike '%talebi%' then 'request'
  when event ilike '%kontrat%' then 'contract'
  when property_id is not null then 'property'
  else 'system' end;

create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('request', 'contract', 'payment', 'property', 'message', 'system')),
  in_app boolean not null,
  mail boolean not null,
  push boolean not null,
  primary key (user_id, kind)
);

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Chat: one conversation for two people, whichever of them began it.
create table chats (
  id uuid primary key,
  user1 uuid not null references users on delete cascade,
  user2 uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (user1 < user2),
  unique (user1, user2)
);
create index chats_user1 on chats (user1, created_at desc);
create index chats_user2 on chats (user2, created_at desc);

-- `seq` orders the messages of a chat: it is given while the chat's row is locked, so no later one is ever seen first.
create table messages (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  seq bigint generated always as identity,
  sender_id uuid not null references users on delete cascade,
  text text not null,
  search_key text not null default '',
  timestamp timestamptz not null default now(),
  is_read boolean not null default false,
  read_at timestamptz
);
create unique index messages_chat on messages (chat_id, seq desc);
create index messages_unread on messages (chat_id, sender_id) where not is_read;
create index messages_sender on messages (sender_id);

create table message_files (
  message_id uuid not null references messages on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null default 0,
  primary key (message_id, file_id)
);
create index message_files_file on message_files (file_id);
