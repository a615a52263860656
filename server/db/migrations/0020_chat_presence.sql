-- While a browser is connected this moves on; whoever writes to somebody beyond it leaves a notification.
alter table users add column online_until timestamptz;

-- A file brought for a conversation; until a message carries it only the person who brought it sees it.
alter table files add column chat_id uuid references chats on delete set null;
create index files_chat on files (chat_id) where chat_id is not null;

-- Events too long for a notification of the database, on their way from one process to the others.
create unlogged table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz not null default now(),
  payload bytea
);
