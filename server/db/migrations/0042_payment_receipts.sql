-- A tenant's word, with the bank's paper, that something was paid. It becomes a payment when the landlord confirms it.
create table payment_receipts (
  -- Made by the browser: the same upload tried again is the same receipt.
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null references users,
  -- Kuruş, as the tenant says.
  amount bigint not null check (amount > 0),
  currency text not null,
  on_date date not null,
  note text not null default '',
  -- Claims that the tenant named (TBK 101).
  payer_names uuid[] not null default '{}',
  file_id uuid references files on delete set null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('waiting', 'confirmed', 'declined', 'withdrawn')),
  reason text not null default '',
  entry_id uuid references ledger_entries on delete set null,
  by_id uuid references users on delete set null,
  by_name text not null,
  decided_by_name text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null
);
create index payment_receipts_waiting on payment_receipts (owner_id, created_at) where state = 'waiting';
create index payment_receipts_tenancy on payment_receipts (tenancy_id, created_at);
create index payment_receipts_file on payment_receipts (file_id) where file_id is not null;
