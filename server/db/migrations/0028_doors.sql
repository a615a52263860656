-- A code of the second factor works once: the last time step that was used.
alter table auth_two_factor add column "lastStep" integer;

-- When the holder of a session last proved again to be its owner, for decisions of administrators.
alter table auth_session add column "confirmedAt" timestamptz;

-- What an administrator was before, so that a demotion gives it back.
alter table users add column type_before_admin text;

-- Who decided what, by name too: the record outlives the account.
create table admin_decisions (
  id uuid primary key,
  kind text not null,
  subject_id text not null,
  actor_id uuid not null,
  actor_name text not null,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index admin_decisions_subject on admin_decisions (subject_id, at);
