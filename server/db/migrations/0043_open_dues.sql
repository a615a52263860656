-- What an owner is still owed, however many claims have been paid over the years.
create index ledger_dues_owed on ledger_dues (owner_id, due_on) where settled < amount;
