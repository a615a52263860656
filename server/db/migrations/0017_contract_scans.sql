-- A signed scan is found from its file, and goes with the property's files without holding them up.
create index contracts_guarantor_scan on contracts (guarantor_scan) where guarantor_scan is not null;
alter table contracts
  drop constraint contracts_guarantor_scan_fkey,
  add constraint contracts_guarantor_scan_fkey foreign key (guarantor_scan) references files on delete set null;
