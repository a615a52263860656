-- A deduction may stand for an open debt of the account instead of a damage: then it pays that debt and makes no new one.
alter table ending_deductions add column claim_id uuid references ledger_entries on delete set null;
create unique index ending_deductions_claim on ending_deductions (ending_id, claim_id)
  where claim_id is not null and state <> 'withdrawn';
