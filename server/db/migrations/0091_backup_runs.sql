-- Every scheduled backup and every drill, failed ones too.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'drill')),
  succeeded boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The name of the backup's file, empty where none was made.
  file text not null,
  size bigint,
  records bigint,
  stored_files integer,
  -- Why it failed, or what the drill found.
  detail text not null default ''
);
create index backup_runs_kind on backup_runs (kind, finished_at desc);
