-- Which tax a tenant withheld beside a rent is asked for every payment of it; most tenants withhold none.
create index ledger_entries_withheld on ledger_entries (tenancy_id, covers_from) where kind = 'withheld';
