-- One side writes down what a court decided: it names the office and the file, so that the other side can look it up.
-- What was written down before had one field for everything.
alter table endings
  add column decision_office text not null default '',
  add column decision_number text not null default '';

-- What both sides agreed on can be changed by both: another last day, or no end at all (no day).
create table ending_changes (
  id uuid primary key,
  ending_id uuid not null references endings on delete cascade,
  side text not null check (side in ('owner', 'tenant')),
  proposed_by_name text not null,
  ends_on date,
  reason text not null default '',
  state text not null check (state in ('proposed', 'agreed', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  closed_at timestamptz
);
-- One question at a time: of two that are asked at once the second finds this.
create unique index ending_changes_one_open on ending_changes (ending_id) where state = 'proposed';
create index ending_changes_ending on ending_changes (ending_id, created_at);

alter table papers drop constraint papers_kind_check;
alter table papers add constraint papers_kind_check
  check (kind in ('handover_in', 'handover_out', 'ending', 'ending_change', 'settlement'));
