-- An imported contract names the year of extension that runs; the five and ten years count from these days.
alter table contracts add column running_since date;
alter table contracts add column first_end date;
alter table contracts add constraint contracts_running_since_check
  check ((running_since is null) = (first_end is null) and running_since <= first_end);
