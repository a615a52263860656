-- The forum (decision 0083). Counts stand on the rows, change by one statement each and cannot fall below zero.
create table forum_posts (
  id uuid primary key,
  title text not null,
  content text not null,
  category text not null,
  author_id uuid references users on delete set null,
  tags text[] not null default '{}',
  view_count integer not null default 0 check (view_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  is_edited boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz,
  last_activity timestamptz not null,
  hidden_at timestamptz,
  hidden_by uuid references users on delete set null,
  hidden_reason text,
  deleted_at timestamptz,
  search_key text not null,
  check ((hidden_at is null) = (hidden_reason is null))
);
create index forum_posts_activity on forum_posts (is_pinned desc, last_activity desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_new on forum_posts (is_pinned desc, created_at desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_liked on forum_posts (is_pinned desc, like_count desc, last_activity desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_category_activity on forum_posts (category, is_pinned desc, last_activity desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_category_new on forum_posts (category, is_pinned desc, created_at desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_category_liked on forum_posts
  (category, is_pinned desc, like_count desc, last_activity desc, id desc)
  where deleted_at is null and hidden_at is null;
create index forum_posts_author on forum_posts (author_id, last_activity desc);
create index forum_posts_hidden on forum_posts (hidden_at desc) where hidden_at is not null;
create index forum_posts_tags on forum_posts using gin (tags);
create index forum_posts_search on forum_posts using gin (search_key gin_trgm_ops);

create table forum_replies (
  id uuid primary key,
  post_id uuid not null references forum_posts on delete cascade,
  author_id uuid references users on delete set null,
  content text not null,
  parent_reply_id uuid references forum_replies on delete cascade,
  -- The ids from the first answer down to this one: their order is the order of reading.
  path text collate "C" not null,
  like_count integer not null default 0 check (like_count >= 0),
  is_edited boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references users on delete set null,
  hidden_reason text,
  deleted_at timestamptz,
  check ((hidden_at is null) = (hidden_reason is null))
);
create unique index forum_replies_path on forum_replies (post_id, path);
create index forum_replies_parent on forum_replies (parent_reply_id);
create index forum_replies_author on forum_replies (author_id);

create table forum_likes (
  user_id uuid not null references users on delete cascade,
  target_id uuid not null,
  target_type text not null check (target_type in ('post', 'reply')),
  created_at timestamptz not null,
  primary key (user_id, target_type, target_id)
);
create index forum_likes_target on forum_likes (target_type, target_id);

create table forum_bookmarks (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references forum_posts on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index forum_bookmarks_post on forum_bookmarks (post_id);

-- Who was told of what; once for each, however often somebody takes a like back and gives it again.
create table forum_notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('reply', 'like', 'mention')),
  actor_id uuid not null references users on delete cascade,
  post_id uuid not null references forum_posts on delete cascade,
  target_id uuid not null,
  created_at timestamptz not null,
  unique (user_id, kind, actor_id, target_id)
);
create index forum_notifications_post on forum_notifications (post_id);

-- What stood there before an edit.
create table forum_edits (
  id uuid primary key,
  target_id uuid not null,
  target_type text not null check (target_type in ('post', 'reply')),
  title text not null default '',
  content text not null,
  until timestamptz not null
);
create index forum_edits_target on forum_edits (target_type, target_id, until desc);

create table forum_reports (
  id uuid primary key,
  target_id uuid not null,
  target_type text not null check (target_type in ('post', 'reply')),
  post_id uuid not null references forum_posts on delete cascade,
  reporter_id uuid not null references users on delete cascade,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  unique (reporter_id, target_type, target_id)
);
create index forum_reports_open on forum_reports (created_at, id) where closed_at is null;
create index forum_reports_target on forum_reports (target_type, target_id) where closed_at is null;
create index forum_reports_post on forum_reports (post_id);

create table forum_files (
  file_id uuid primary key references files on delete cascade,
  post_id uuid not null references forum_posts on delete cascade,
  position integer not null
);
create index forum_files_post on forum_files (post_id, position);

alter table bin_items drop constraint bin_items_kind_check;
alter table bin_items add constraint bin_items_kind_check check (kind in
  ('property', 'document', 'picture', 'fixture', 'fixture_picture', 'permissions', 'special_condition', 'forum_post',
    'forum_reply'));

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'forum_reply', 'forum_like', 'forum_mention',
    'system'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'forum_reply', 'forum_like', 'forum_mention',
    'system'));
