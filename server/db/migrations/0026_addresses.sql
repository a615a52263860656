-- A key that was mailed to an address and is shown nowhere else. Its use proves the address; an address that the account
-- did not have before becomes the account's.
create table address_keys (
  id uuid primary key,
  "accountId" uuid not null references auth_user on delete cascade,
  email text not null,
  key_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index address_keys_account on address_keys ("accountId");
create index address_keys_expiry on address_keys (expires_at);

-- One national ID, one account. The key of this hash lies outside the database, so existing rows are filled at start.
alter table users add column national_id_hash text;
create unique index users_national_id on users (national_id_hash);
create index users_national_id_missing on users (id) where "kimlikNo" is not null and national_id_hash is null;

-- The address somebody registered with while it belonged to another account; "email" then holds a placeholder.
alter table users add column claimed_email text;
create index users_claimed_email on users (claimed_email) where claimed_email is not null;

-- Contracts that wait for an address are found by it once it is proven.
create index contract_tenants_email on contract_tenants (tenant_email) where tenant_user_id is null;

-- Somebody with an account whom a landlord named as a tenant and who has yet to agree. It opens nothing.
create table tenancy_requests (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  -- null until the address is proven
  user_id uuid references users on delete cascade,
  "emailAdresi" text not null,
  "adiSoyadi" text not null,
  "telefonNumarasi" text,
  -- encrypted
  "kimlikNo" text,
  "dogumTarihi" text,
  "iletisimAdresi" text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  unique (property_id, "emailAdresi")
);
create index tenancy_requests_user on tenancy_requests (user_id);
create index tenancy_requests_address on tenancy_requests ("emailAdresi") where user_id is null;
