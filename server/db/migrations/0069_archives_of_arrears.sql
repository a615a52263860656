-- Archives are made in the background: of everything about a person, and of the arrears of one tenancy.
alter table data_archives
  add column kind text not null default 'data' check (kind in ('data', 'arrears')),
  -- The row outlives the tenancy until its file is tidied away.
  add column tenancy_id uuid references tenancies on delete set null,
  add column progress integer not null default 0 check (progress between 0 and 100);

-- One of a kind at a time for each person and tenancy.
drop index data_archives_under_way;
create unique index data_archives_under_way
  on data_archives (user_id, kind, coalesce(tenancy_id, '00000000-0000-0000-0000-000000000000')) where state = 'queued';
create index data_archives_tenancy on data_archives (tenancy_id) where tenancy_id is not null;
