-- What a property costs its owner. A row is never deleted by a person: a wrong one is voided with a reason.
create table recurring_expenses (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  property_id uuid not null references properties on delete cascade,
  category text not null check (category in ('repair', 'property_tax', 'insurance', 'owner_aidat', 'loan_interest',
    'management_fee', 'commission', 'legal', 'other')),
  -- Kuruş.
  amount bigint not null check (amount > 0),
  bearer text not null check (bearer in ('landlord', 'tenant', 'shared')),
  tenant_amount bigint not null check (tenant_amount >= 0 and tenant_amount <= amount),
  supplier text not null default '',
  description text not null default '',
  -- Under which name each one goes onto the tenant's account; null for never.
  book text check (book in ('utility', 'damage', 'other')),
  -- Paid by itself on its day.
  paid boolean not null default false,
  every text not null check (every in ('month', 'quarter', 'year')),
  starts_on date not null,
  ends_on date,
  -- How many of its days are dealt with, those that fell into a pause included.
  made integer not null default 0,
  -- The day that comes next; null when none follows or while it is paused.
  next_on date,
  paused boolean not null default false,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_by_name text not null,
  created_at timestamptz not null
);
create index recurring_expenses_owner on recurring_expenses (owner_id, next_on, id);
create index recurring_expenses_property on recurring_expenses (property_id, next_on, id);
create index recurring_expenses_due on recurring_expenses (next_on) where next_on is not null;

create table expenses (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  property_id uuid not null references properties on delete cascade,
  category text not null check (category in ('repair', 'property_tax', 'insurance', 'owner_aidat', 'loan_interest',
    'management_fee', 'commission', 'legal', 'other')),
  -- Kuruş.
  amount bigint not null check (amount > 0),
  bearer text not null check (bearer in ('landlord', 'tenant', 'shared')),
  tenant_amount bigint not null check (tenant_amount >= 0 and tenant_amount <= amount),
  on_date date not null,
  paid_on date,
  supplier text not null default '',
  invoice_no text not null default '',
  description text not null default '',
  -- Folded description, supplier, number and category.
  search_key text not null default '',
  file_id uuid references files on delete set null,
  suggestion_id uuid references suggestions on delete set null,
  recurring_id uuid references recurring_expenses on delete set null,
  -- Which of its days this is; null for one that was written anew.
  recurs_on date,
  replaces uuid references expenses on delete set null,
  -- The claim on the tenant's account, and how often one was written.
  tenancy_id uuid references tenancies on delete set null,
  due_entry uuid,
  due_category text check (due_category in ('utility', 'damage', 'other')),
  due_on date,
  bookings integer not null default 0,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  voided_at timestamptz,
  voided_by_name text not null default '',
  void_reason text not null default ''
);
create index expenses_owner on expenses (owner_id, on_date desc, id desc);
create index expenses_category on expenses (owner_id, category, on_date desc, id desc);
create index expenses_bearer on expenses (owner_id, bearer, on_date desc, id desc);
create index expenses_unpaid on expenses (owner_id, on_date desc, id desc) where paid_on is null and voided_at is null;
create index expenses_voided on expenses (owner_id, on_date desc, id desc) where voided_at is not null;
create index expenses_property on expenses (property_id, on_date desc, id desc);
create index expenses_file on expenses (file_id) where file_id is not null;
create index expenses_tenancy on expenses (tenancy_id) where tenancy_id is not null;
-- However often and wherever the job runs, each day of a recurring expense is written once; also one that was voided.
create unique index expenses_recurs_once on expenses (recurring_id, recurs_on);
-- A request becomes one expense.
create unique index expenses_request_once on expenses (suggestion_id) where voided_at is null;
create unique index expenses_replaces_once on expenses (replaces);

create table expense_events (
  id uuid primary key,
  expense_id uuid not null references expenses on delete cascade,
  kind text not null check (kind in ('created', 'changed', 'paid', 'unpaid', 'invoice_added', 'invoice_removed',
    'booked', 'voided', 'restored')),
  by_id uuid references users on delete set null,
  by_name text not null,
  detail text not null default '',
  at timestamptz not null
);
create index expense_events_expense on expense_events (expense_id, at, id);
