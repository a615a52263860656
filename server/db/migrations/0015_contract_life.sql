-- From draft to agreement, with evidence.

-- What the wizard has so far; nobody is bound by it and nobody else sees it.
create table contract_drafts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  property_id uuid references properties on delete cascade,
  -- The contract that this draft will change, when it is no new one.
  contract_id uuid references contracts on delete cascade,
  step integer not null default 0,
  data jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create index contract_drafts_user on contract_drafts (user_id, updated_at);

alter table contracts
  add column created_by uuid references users on delete set null,
  add column "odemeGunu" integer not null default 1 check ("odemeGunu" between 1 and 31),
  add column iban text not null default '',
  add column depozito bigint not null default 0 check (depozito >= 0),
  add column "artisSekli" text not null default 'TÜFE' check ("artisSekli" in ('TÜFE', 'Oran', 'Yok')),
  add column "artisOrani" numeric(7, 2) not null default 0,
  add column "simdikiDurumu" text not null default '',
  add column "yetkiliMahkeme" text not null default '',
  add column nusha integer not null default 2,
  add column "hususiSartlar" text not null default '',
  add column landlord_name text not null default '',
  add column landlord_id_number text,
  add column landlord_phone text,
  add column landlord_residence text not null default '',
  add column tenant_residence text not null default '',
  add column guarantor_name text not null default '',
  add column guarantor_email text not null default '',
  add column guarantor_id_number text,
  add column guarantor_phone text,
  add column guarantor_residence text not null default '',
  -- The most the guarantor answers for, in kuruş.
  add column guarantor_limit bigint not null default 0,
  add column guarantor_token text,
  add column guarantor_token_created_at timestamptz,
  add column guarantor_decided_at timestamptz,
  add column guarantor_declined boolean not null default false,
  add column guarantor_note text not null default '',
  add column guarantor_scan uuid references files,
  add column signed_off_at timestamptz,
  add column signed_off_by uuid references users on delete set null,
  add column renewed_from uuid references contracts on delete set null,
  -- Of the terms as agreed; approvals carry the hash of what they saw.
  add column terms_hash text not null default '',
  -- Asking everybody again after an edit starts a new round; answers of earlier ones are void.
  add column round integer not null default 1,
  add column search_key text not null default '',
  add column cancel_reason text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index contracts_status on contracts (owner_id, status, id);
create index contracts_terms on contracts (terms_hash);

create table contract_approvals (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  contract_tenant_id uuid references contract_tenants on delete cascade,
  tenant_user_id uuid references users on delete set null,
  tenant_name text not null,
  tenant_email text not null,
  -- The hash of the link's token while it waits, a mark once it was used or replaced.
  approval_token text not null,
  token_created_at timestamptz not null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  approval_date timestamptz,
  approval_note text not null default '',
  round integer not null,
  terms_hash text not null,
  reminders integer not null default 0,
  last_reminded_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index contract_approvals_contract on contract_approvals (contract_id, round);
create index contract_approvals_email on contract_approvals (tenant_email);
create index contract_approvals_waiting on contract_approvals (created_at) where approval_status = 'pending';

create table contract_events (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  kind text not null,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  detail jsonb not null default '{}',
  ip text not null default '',
  user_agent text not null default '',
  at timestamptz not null
);
create index contract_events_contract on contract_events (contract_id, id);
-- Evidence is added, never corrected. Only an account that is deleted may lose its link.
create function keep_contract_events() returns trigger language plpgsql as $$
begin
  if (new.id, new.contract_id, new.kind, new.actor_name, new.detail, new.ip, new.user_agent, new.at)
    is distinct from (old.id, old.contract_id, old.kind, old.actor_name, old.detail, old.ip, old.user_agent, old.at)
  then
    raise exception 'contract events are append-only';
  end if;
  return new;
end $$;
create trigger contract_events_append_only before update on contract_events
  for each row execute function keep_contract_events();

-- Each warning of a coming end goes out once.
create table contract_expiry_notices (
  contract_id uuid not null references contracts on delete cascade,
  days integer not null,
  sent_at timestamptz not null default now(),
  primary key (contract_id, days)
);

-- A code by SMS before a decision, for those whose number is known.
create table decision_codes (
  id uuid primary key,
  subject text not null unique,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table sms_messages (
  id uuid primary key,
  "to" text not null,
  text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index sms_messages_created on sms_messages (created_at, id);

-- What was filled into a letter, for providers that keep templates of their own.
alter table mails add column params jsonb not null default '{}';
