-- Every mail the product ever wrote: what, to whom, and how the sending went.
create table mails (
  id uuid primary key,
  template text not null,
  "to" text not null,
  subject text not null,
  html text not null,
  text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc, id);
create index mails_state on mails (state, created_at desc);
