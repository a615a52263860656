-- Personal access tokens, with which a person's own programs call the API. Only the hash is kept.
create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- How the token begins, so that its owner recognises it.
  prefix text not null,
  token_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index access_tokens_user on access_tokens (user_id, created_at);
create index access_tokens_expiry on access_tokens (expires_at);

-- Addresses of people's own programs, to which chosen events are sent.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- One that a program registered ends with the program's token.
  token_id uuid references access_tokens on delete cascade,
  address text not null,
  secret_encrypted text not null,
  events text[] not null check (cardinality(events) > 0),
  created_at timestamptz not null,
  -- Up to where the audit log has been announced to it.
  seen_seq bigint not null,
  failing_since timestamptz,
  stopped_at timestamptz
);
create index webhooks_user on webhooks (user_id, created_at);
create index webhooks_token on webhooks (token_id) where token_id is not null;

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- The entry of the audit log that announced it; null for a trial.
  entry_id uuid,
  property_id uuid,
  record_id uuid,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_tried_at timestamptz,
  status integer,
  problem text,
  unique (webhook_id, entry_id)
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);
