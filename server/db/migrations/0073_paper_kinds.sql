-- Which kinds there are stands in the code, so that a new one needs no migration.
alter table papers drop constraint papers_kind_check;
alter table papers add constraint papers_kind_check check (kind ~ '^[a-z]+(_[a-z]+)*$');
