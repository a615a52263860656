-- Whether money may wait on the account for a later claim. Where none does, a new claim is open whole, and nobody has to
-- read years of entries to know that. Accounts from before say so after their next booking.
alter table ledger_accounts add column credit boolean not null default true;
