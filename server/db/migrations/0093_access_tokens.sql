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
