-- Every run of a maintenance tool, dry runs, failures and look-ups too. It outlives the accounts: the administrator is kept
-- by name, the people whose records were touched by number alone.
create table maintenance_runs (
  id uuid primary key,
  operation text not null check (operation in ('sync', 'renters', 'enrich', 'clean', 'delete', 'lookup')),
  dry_run boolean not null,
  success boolean not null,
  message text not null,
  total integer not null check (total >= 0),
  -- The first thousand of them.
  changes jsonb not null default '[]',
  -- Null for the command line.
  actor_id uuid,
  actor_name text not null,
  ip text not null default '',
  user_agent text not null default '',
  at timestamptz not null
);
create index maintenance_runs_at on maintenance_runs (at desc, id desc);
create index maintenance_runs_operation on maintenance_runs (operation, at desc, id desc);

create function keep_maintenance_runs() returns trigger language plpgsql as $$
begin
  raise exception 'maintenance runs are append-only';
end $$;
create trigger maintenance_runs_append_only before update or delete on maintenance_runs
  for each row execute function keep_maintenance_runs();
