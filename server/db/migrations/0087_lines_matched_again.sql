-- A movement that was matched with a payment, released and matched with it again stands there in two rounds.
drop index bank_line_parts_entry;
create index bank_line_parts_entry on bank_line_parts (entry_id);
