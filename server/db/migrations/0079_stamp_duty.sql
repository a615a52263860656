-- Stamp duty of rental contracts (law 488): per thousand of the rent and of a guarantee, and the most that one paper is
-- taxed, by year. Null: not known to the product.
alter table tax_years
  add column stamp_permille numeric(5, 2) check (stamp_permille between 0 and 100),
  add column stamp_guarantee_permille numeric(5, 2) check (stamp_guarantee_permille between 0 and 100),
  add column stamp_cap bigint check (stamp_cap > 0);

update tax_years set stamp_permille = 1.89, stamp_guarantee_permille = 9.48, stamp_cap = 1073237180 where year = 2023;
update tax_years set stamp_permille = 1.89, stamp_guarantee_permille = 9.48, stamp_cap = 1700651630 where year = 2024;
update tax_years set stamp_permille = 1.89, stamp_guarantee_permille = 9.48, stamp_cap = 2447747890 where year = 2025;
-- The cap of 2026 is that of 2025 raised by the revaluation rate of 25,49 %.
update tax_years set stamp_permille = 1.89, stamp_guarantee_permille = 9.48, stamp_cap = 3071678820 where year = 2026;
