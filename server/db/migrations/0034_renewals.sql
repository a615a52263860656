-- A renewal keeps the rent that its landlord says is paid before it: after some rent years that is no longer what stands
-- in the contract before. It lapses when its first day comes without an answer; the old contract then goes on (TBK 347).
alter table contracts
  add column previous_rent bigint check (previous_rent > 0),
  add column lapsed_at timestamptz;
create index contracts_renewed_from on contracts (renewed_from, id) where renewed_from is not null;
-- What the daily job looks through: renewals that nobody has agreed to.
create index contracts_open_renewals on contracts ("baslangicTarihi")
  where renewed_from is not null and cancelled_at is null and deleted_at is null and status <> 'active';

-- What a tenant would have instead, term by term. An approval that was asked anew in the same round stays as it was given.
alter table contract_approvals
  add column wishes jsonb not null default '[]',
  add column superseded_at timestamptz;
