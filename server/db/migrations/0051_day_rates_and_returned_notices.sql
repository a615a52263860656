-- The last answer of the rate service on each day, so that an amount of a day keeps the lira value of that day.
create table exchange_rate_days (
  day date primary key,
  "USD" double precision not null,
  "EUR" double precision not null,
  source text not null
);
insert into exchange_rate_days (day, "USD", "EUR", source)
  select (fetched_at at time zone 'Europe/Istanbul')::date, "USD", "EUR", source from exchange_rates where base = 'TRY';
