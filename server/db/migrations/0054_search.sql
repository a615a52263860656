-- Everything is found by part of a word, over all rows that somebody may see: for an administrator that is all of them.
-- pg_trgm comes with PostgreSQL, and whoever owns the database may switch it on.
create extension if not exists pg_trgm;

create index users_search on users using gin (search_key gin_trgm_ops);
create index users_phone on users using gin ("phoneNumber" gin_trgm_ops);
create index properties_search on properties using gin (search_key gin_trgm_ops);
create index contracts_search on contracts using gin (search_key gin_trgm_ops);
-- Six characters may be the name by which people know a contract.
create index contracts_short_name on contracts (right(id::text, 6));
create index suggestions_search on suggestions using gin (search_key gin_trgm_ops);
create index property_documents_search on property_documents using gin (search_key gin_trgm_ops);
create index messages_search on messages using gin (search_key gin_trgm_ops);

-- What was booked has no key of its own and is never written again: its note is folded in the index, as `folded` does it.
create index ledger_entries_note on ledger_entries
  using gin (lower(translate(note, 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu')) gin_trgm_ops)
  where kind in ('payment', 'deposit_received') and note <> '';
-- A common word is among the newest notes, which are read before the index is asked.
create index ledger_entries_noted on ledger_entries (on_date desc, id desc)
  where kind in ('payment', 'deposit_received') and note <> '';
create index ledger_entries_amount on ledger_entries (amount, on_date desc, id desc)
  where kind in ('payment', 'deposit_received');
