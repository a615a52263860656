-- The newest answer of the rate service; one row.
create table exchange_rates (
  base text primary key,
  "USD" double precision not null,
  "EUR" double precision not null,
  source text not null,
  fetched_at timestamptz not null
);
