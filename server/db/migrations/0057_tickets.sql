-- Support: what people ask, what administrators answer.
create table tickets (
  -- Made by the browser: the same ticket sent twice is one ticket.
  id uuid primary key,
  -- Null when the account is gone: the question and its answers stay (TIC-11).
  creator_id uuid references users on delete set null,
  subject text not null,
  body text not null,
  category text not null,
  priority text not null check (priority in ('Acil', 'Yüksek', 'Normal', 'Düşük')),
  status text not null default 'Açık' check (status in ('Açık', 'Yanıtlandı', 'Güncellendi', 'Kapalı')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  assigned_to uuid references users on delete set null,
  first_answer_at timestamptz,
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  -- Screen, version and last error, if the person agreed.
  situation jsonb,
  -- Folded subject and text.
  search_key text not null default ''
);
create index tickets_creator on tickets (creator_id, created_at desc, id desc);
create index tickets_newest on tickets (created_at desc, id desc);
create index tickets_status on tickets (status, created_at desc, id desc);
create index tickets_waiting on tickets (updated_at, id) where status in ('Açık', 'Yanıtlandı');
create index tickets_priority on tickets (priority, created_at desc, id desc);
create index tickets_category on tickets (category, created_at desc, id desc);
create index tickets_assigned on tickets (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index tickets_unassigned on tickets (created_at desc, id desc) where assigned_to is null;
create index tickets_search on tickets using gin (search_key gin_trgm_ops);

create table ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  -- Null when the account is gone. No name is kept here: it goes with the account.
  author_id uuid references users on delete set null,
  by_support boolean not null,
  text text not null,
  search_key text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index ticket_replies_ticket on ticket_replies (ticket_id, created_at, id);
create index ticket_replies_author on ticket_replies (author_id) where author_id is not null;
create index ticket_replies_search on ticket_replies using gin (search_key gin_trgm_ops);

create table ticket_files (
  file_id uuid primary key references files on delete cascade,
  ticket_id uuid not null references tickets on delete cascade,
  -- Null for what came with the ticket itself.
  reply_id uuid references ticket_replies on delete cascade,
  position integer not null
);
create unique index ticket_files_place on ticket_files
  (ticket_id, coalesce(reply_id, '00000000-0000-0000-0000-000000000000'), position);

create index ticket_files_reply on ticket_files (reply_id) where reply_id is not null;

create table canned_answers (
  id uuid primary key,
  title text not null,
  -- Folded: one name, one answer.
  title_key text not null unique,
  text text not null,
  updated_at timestamptz not null
);

-- What the support writes is a kind of its own, with a switch of its own.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'forum_reply', 'forum_like', 'forum_mention',
    'support', 'system'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('request', 'contract', 'payment', 'property', 'deadline', 'message', 'forum_reply', 'forum_like', 'forum_mention',
    'support', 'system'));
