-- Papers in Turkish order, and one contract per property (PROP-18).
alter table property_documents add column name_key text collate "C" not null default '';
update property_documents set
  name_key = replace(replace(replace(replace(replace(replace(lower(translate(name, 'İIÇĞÖŞÜ', 'iıçğöşü')),
    'ç', 'c~'), 'ğ', 'g~'), 'ı', 'h~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~');
create unique index property_documents_one_contract on property_documents (property) where category = 'Sözleşmeler';
-- Whose file is this: asked whenever one is opened.
create index property_documents_file on property_documents (file_id);
