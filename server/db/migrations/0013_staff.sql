-- People whom an owner lets in: when the invitation went out, and which edit of them was the last.
alter table users
  add column invited_at timestamptz,
  add column version integer not null default 1;

-- All open links of an account are taken back at once.
create index auth_verification_value on auth_verification (value);
