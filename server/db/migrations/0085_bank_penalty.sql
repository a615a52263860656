-- The lowest penalty for rent that is not paid through a bank or the post office (VUK mükerrer 355), by year, because it is
-- revalued each January. Null: not known to the product.
alter table tax_years add column bank_penalty bigint check (bank_penalty > 0);

update tax_years set bank_penalty = 500000 where year = 2024;
