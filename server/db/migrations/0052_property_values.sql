-- What an owner thinks a place is worth today: the net of a year is set beside it. An estimate of one's own that nobody
-- else relies on, so only the newest is kept.
create table property_values (
  property_id uuid primary key references properties on delete cascade,
  -- Kuruş.
  amount bigint not null check (amount > 0),
  valued_on date not null
);

-- Whether a claim came from an expense.
create index expenses_due_entry on expenses (due_entry) where due_entry is not null;
