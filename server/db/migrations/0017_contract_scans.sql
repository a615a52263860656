-- A signed scan is found from its file, and goes with the property's files without holding them up.
create index contracts_guarantor_scan on contracts (guarantor_scan) where guarantor_scan is not null;
alter table contracts
  drop constraint contracts_guarantor_scan_fkey,
  add constraint contracts_guarantor_scan_fkey foreign key (guarantor_scan) references files on delete set null;

-- Contracts from before the wizard: their terms in today's words, their people in the search.
update contracts set "odemeSekli" = 'Banka havalesi / EFT'
  where "odemeSekli" not in ('Banka havalesi / EFT', 'PTT', 'Kredi kartı', 'Elden');
update contracts set "kullanimAmaci" = 'Diğer'
  where "kullanimAmaci" not in ('Mesken', 'İş yeri', 'Depo', 'Diğer');
update contracts set landlord_name = owner_name where landlord_name = '';
update contracts
  set search_key = lower(translate(tenant_name || ' ' || tenant_email, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'cgiiosuaiucgiosuaiu'))
  where search_key = '';
