-- The figures of rental income tax by income year, in kuruş: exemption of dwellings (GVK 21), the gross income above which
-- it is lost, the limits from which workplace rent is declared (GVK 86), the lump sum (GVK 74) and the tariff (GVK 103).
-- What is published is here; an administrator enters each following year. Null: not known to the product.
create table tax_years (
  year integer primary key check (year between 2000 and 2100),
  exemption bigint not null check (exemption > 0),
  ceiling bigint check (ceiling > 0),
  workplace_limit bigint check (workplace_limit > 0),
  plain_limit bigint check (plain_limit > 0),
  lump_percent numeric(5, 2) not null check (lump_percent between 0 and 100),
  -- [{ up_to, percent }] from the lowest; the last one has no end.
  brackets jsonb not null,
  source text not null,
  version integer not null default 1
);

insert into tax_years (year, exemption, ceiling, workplace_limit, plain_limit, lump_percent, brackets, source) values
  (2017, 390000, null, null, null, 15,
    '[{"up_to": 1300000, "percent": 15}, {"up_to": 3000000, "percent": 20}, {"up_to": 7000000, "percent": 27}, {"up_to": null, "percent": 35}]',
    'GVK 103 tarifesi ve istisna, yayımlanmış örneklerden; tavan ve beyan sınırları kayıtlı değil'),
  (2018, 440000, null, null, null, 15,
    '[{"up_to": 1480000, "percent": 15}, {"up_to": 3400000, "percent": 20}, {"up_to": 8000000, "percent": 27}, {"up_to": null, "percent": 35}]',
    'GVK 103 tarifesi ve istisna, yayımlanmış örneklerden; tavan ve beyan sınırları kayıtlı değil'),
  (2019, 540000, null, null, null, 15,
    '[{"up_to": 1800000, "percent": 15}, {"up_to": 4000000, "percent": 20}, {"up_to": 9800000, "percent": 27}, {"up_to": 50000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK 103 tarifesi ve istisna, yayımlanmış örneklerden; tavan ve beyan sınırları kayıtlı değil'),
  (2020, 660000, 18000000, 4900000, 260000, 15,
    '[{"up_to": 2200000, "percent": 15}, {"up_to": 4900000, "percent": 20}, {"up_to": 12000000, "percent": 27}, {"up_to": 60000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri; stopajsız sınır doğrulanmalı'),
  (2021, 700000, 19000000, 5300000, 280000, 15,
    '[{"up_to": 2400000, "percent": 15}, {"up_to": 5300000, "percent": 20}, {"up_to": 13000000, "percent": 27}, {"up_to": 65000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri; stopajsız sınır doğrulanmalı'),
  (2022, 950000, 25000000, 7000000, 380000, 15,
    '[{"up_to": 3200000, "percent": 15}, {"up_to": 7000000, "percent": 20}, {"up_to": 17000000, "percent": 27}, {"up_to": 88000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri; stopajsız sınır doğrulanmalı'),
  (2023, 2100000, 55000000, 15000000, 840000, 15,
    '[{"up_to": 7000000, "percent": 15}, {"up_to": 15000000, "percent": 20}, {"up_to": 37000000, "percent": 27}, {"up_to": 190000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri ve Gelir İdaresi Başkanlığı kira geliri rehberi'),
  (2024, 3300000, 87000000, 23000000, 1300000, 15,
    '[{"up_to": 11000000, "percent": 15}, {"up_to": 23000000, "percent": 20}, {"up_to": 58000000, "percent": 27}, {"up_to": 300000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri ve Gelir İdaresi Başkanlığı kira geliri rehberi'),
  (2025, 4700000, 120000000, 33000000, 1800000, 15,
    '[{"up_to": 15800000, "percent": 15}, {"up_to": 33000000, "percent": 20}, {"up_to": 80000000, "percent": 27}, {"up_to": 430000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri ve Gelir İdaresi Başkanlığı kira geliri rehberi'),
  (2026, 5800000, 150000000, 40000000, 2200000, 15,
    '[{"up_to": 19000000, "percent": 15}, {"up_to": 40000000, "percent": 20}, {"up_to": 100000000, "percent": 27}, {"up_to": 530000000, "percent": 35}, {"up_to": null, "percent": 40}]',
    'GVK genel tebliğleri ve Gelir İdaresi Başkanlığı kira geliri rehberi');

-- Who entered or corrected what.
create table tax_year_changes (
  id uuid primary key,
  year integer not null references tax_years,
  by_id uuid references users on delete set null,
  by_name text not null,
  detail text not null,
  at timestamptz not null
);
create index tax_year_changes_year on tax_year_changes (year, at, id);
create index tax_year_changes_by on tax_year_changes (by_id) where by_id is not null;

-- What only the person knows, for one year.
create table tax_inputs (
  person_id uuid not null references users on delete cascade,
  year integer not null check (year between 2000 and 2100),
  inputs jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (person_id, year)
);

-- Expenses of a year are those that were paid in it.
create index expenses_paid on expenses (owner_id, paid_on) where paid_on is not null and voided_at is null;

-- The rates of each day as they were stored first, for what was collected on it. Units for one lira.
create table exchange_rate_days (
  day date primary key,
  "USD" double precision not null,
  "EUR" double precision not null,
  source text not null
);
insert into exchange_rate_days (day, "USD", "EUR", source)
  select (fetched_at at time zone 'Europe/Istanbul')::date, "USD", "EUR", source from exchange_rates where base = 'TRY';
