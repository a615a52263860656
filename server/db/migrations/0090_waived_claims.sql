-- Claims that were settled without money are few. The lists of properties and tenants ask for them with every row, and
-- mostly find none.
create index ledger_settlements_waived on ledger_settlements (property_id, due_on)
  where not (payer_kind in ('payment', 'deposit_deducted')) and category <> 'deposit';
