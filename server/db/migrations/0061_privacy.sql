-- What somebody agreed to and took back, each with its moment. Only ever added to: the newest of a kind counts.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'analytics')),
  given boolean not null,
  version integer not null,
  source text not null check (source in ('register', 'browser')),
  at timestamptz not null
);
create index consents_person on consents (user_id, at desc, id desc);

-- Everything about a person in one file, made by a job and kept for a few days.
create table data_archives (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('queued', 'ready', 'failed', 'expired')),
  size bigint,
  -- Files that were in the tables and no longer in storage.
  missing integer not null default 0,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  downloaded_at timestamptz
);
create index data_archives_person on data_archives (user_id, asked_at desc, id desc);
-- One at a time for each person.
create unique index data_archives_under_way on data_archives (user_id) where state = 'queued';
create index data_archives_end on data_archives (expires_at) where state = 'ready';

-- Requests to delete an account, to be answered within thirty days. The row outlives the person, without a name.
create table deletion_requests (
  id uuid primary key,
  user_id uuid not null references users,
  state text not null check (state in ('open', 'running', 'done', 'refused', 'withdrawn')),
  note text not null default '',
  asked_at timestamptz not null,
  due_on date not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_by_name text not null default '',
  refusal_reason text not null default '',
  done_at timestamptz,
  -- The last day on which evidence about the person is kept; null when there is none.
  kept_until date,
  -- How many rows of each kind were removed, made anonymous and kept.
  result jsonb not null default '[]',
  check ((state = 'refused') = (refusal_reason <> ''))
);
create unique index deletion_requests_open on deletion_requests (user_id) where state in ('open', 'running');
create index deletion_requests_due on deletion_requests (due_on, id);
create index deletion_requests_state on deletion_requests (state, due_on, id);
create index deletion_requests_person on deletion_requests (user_id, asked_at desc);
