-- What is open on one place, on the lists of places and of tenants, however many claims have been paid there.
create index ledger_dues_owed_property on ledger_dues (property_id, due_on) where settled < amount;
