-- The method of a year's sheet as it was printed after the year, or marked as declared: a lump sum that was used binds
-- for two years (GVK 74), whether it was chosen by hand or not.
create table tax_returns (
  person_id uuid not null references users on delete cascade,
  year integer not null check (year between 2000 and 2100),
  method text not null check (method in ('lump', 'actual')),
  printed_at timestamptz,
  declared_at timestamptz,
  primary key (person_id, year)
);
