-- Tables of the account library: who signs in, with what, and from where.
create table auth_user (
  id uuid primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "twoFactorEnabled" boolean not null default false,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth_session (
  id uuid primary key,
  "userId" uuid not null references auth_user on delete cascade,
  token text not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_session_user on auth_session ("userId");
create index auth_session_expiry on auth_session ("expiresAt");

create table auth_account (
  id uuid primary key,
  "userId" uuid not null references auth_user on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_account_user on auth_account ("userId");

create table auth_verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);

create table auth_two_factor (
  id uuid primary key,
  "userId" uuid not null references auth_user on delete cascade,
  secret text not null,
  "backupCodes" text not null,
  verified boolean not null default false,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);
create index auth_two_factor_user on auth_two_factor ("userId");

-- The user document. Field names are the specification's own.
create table users (
  id uuid primary key,
  "accountId" uuid not null unique references auth_user on delete cascade,
  email text not null unique,
  username text not null,
  -- folded name and address: search finds "isik" in "Işık"
  search_key text not null,
  avatar_file text,
  "phoneNumber" text,
  -- encrypted, never in a list
  "kimlikNo" text,
  identity_mode text,
  "dogumTarihi" text,
  address text,
  "lastPasswordChange" timestamptz,
  last_seen timestamptz,
  "createdBy" uuid references users on delete set null,
  role text not null default 'user' check (role in ('user', 'admin', 'proxy')),
  "userType" text not null check ("userType" in ('landlord', 'tenant', 'both', 'admin', 'lawyer', 'proxy')),
  lawyer boolean not null default false,
  authorised boolean not null default false,
  estate boolean not null default false,
  host boolean not null default false,
  tenants boolean not null default false,
  proxy boolean not null default false,
  shareholder boolean not null default false,
  is_active boolean,
  decided_at timestamptz,
  refusal_reason text,
  tenant_id text,
  "canAddProperty" boolean not null default false,
  "canManageSuggestions" boolean not null default false,
  "canManagePayments" boolean not null default false,
  "canManageDocuments" boolean not null default false,
  "canManageMeters" boolean not null default false,
  "canManageAllProperties" boolean not null default false,
  user_agent text,
  created_at timestamptz not null default now()
);
create index users_created on users (created_at desc, id);
create index users_waiting on users (created_at, id) where is_active = false;
create index users_name on users (search_key, id);
create index users_created_by on users ("createdBy");
