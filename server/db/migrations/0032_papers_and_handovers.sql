-- Papers that both sides confirm like a contract: handovers, the end of a tenancy. A row is one round of one paper, and it
-- exists from the moment of sending; before that the feature keeps a draft of its own.
create table papers (
  id uuid primary key,
  kind text not null check (kind in ('handover_in', 'handover_out', 'ending')),
  -- The feature's own record, the same over all rounds.
  subject_id uuid not null,
  tenancy_id uuid not null references tenancies on delete cascade,
  contract_id uuid references contracts on delete set null,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null references users,
  number text not null,
  round integer not null check (round > 0),
  form integer not null check (form >= 1),
  document jsonb not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- Where somebody with an account reads it.
  page text not null,
  state text not null check (state in ('sent', 'confirmed', 'objected', 'superseded')),
  created_by uuid references users on delete set null,
  created_by_name text not null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  unique (subject_id, round)
);
create index papers_tenancy on papers (tenancy_id, kind, round);
create index papers_property on papers (property_id);
create index papers_contract on papers (contract_id) where contract_id is not null;

-- What was asked is written once; only its standing moves on. It goes only together with the tenancy or the place.
create function keep_papers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and row(new.id, new.kind, new.subject_id, new.tenancy_id, new.number, new.round, new.form,
      new.document, new.hash, new.created_by_name, new.sent_at)
    is distinct from row(old.id, old.kind, old.subject_id, old.tenancy_id, old.number, old.round, old.form,
      old.document, old.hash, old.created_by_name, old.sent_at) then
    raise exception 'papers are immutable';
  end if;
  if tg_op = 'DELETE' then
    if exists (select from tenancies where id = old.tenancy_id)
      and exists (select from properties where id = old.property_id) then
      raise exception 'papers are immutable';
    end if;
    return old;
  end if;
  return new;
end $$;
create trigger papers_immutable before update or delete on papers for each row execute function keep_papers();

-- Everybody whose word a round needs, with their contact as it stood when they were asked.
create table paper_parties (
  id uuid primary key,
  paper_id uuid not null references papers on delete cascade,
  side text not null check (side in ('owner', 'tenant')),
  contract_tenant_id uuid references contract_tenants on delete set null,
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  phone text,
  decision text check (decision in ('confirmed', 'objected')),
  note text not null default '',
  objections jsonb not null default '[]',
  way text check (way in ('sent', 'mailed_link', 'signed_in')),
  decided_at timestamptz,
  -- Null for whoever sent it: nobody has to ask them.
  token_hash text,
  token_created_at timestamptz,
  expires_at timestamptz,
  opened_at timestamptz,
  reminders integer not null default 0,
  last_reminded_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (way is null))
);
create index paper_parties_paper on paper_parties (paper_id);
create index paper_parties_waiting on paper_parties (token_created_at) where decision is null;
create index paper_parties_tenant on paper_parties (contract_tenant_id) where contract_tenant_id is not null;
create index paper_parties_user on paper_parties (user_id) where user_id is not null;

create table paper_events (
  id uuid primary key,
  paper_id uuid not null references papers on delete cascade,
  kind text not null,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  detail jsonb not null default '{}',
  ip text not null default '',
  user_agent text not null default '',
  at timestamptz not null
);
create index paper_events_paper on paper_events (paper_id, id);

-- The record of moving in or out that is still being written; what was sent stands in `papers`.
create table handovers (
  id uuid primary key,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  kind text not null check (kind in ('in', 'out')),
  state text not null check (state in ('draft', 'sent', 'objected', 'confirmed')),
  data jsonb not null,
  version integer not null default 1,
  round integer not null default 0,
  -- Whose draft was sent last: the other side is asked.
  sent_by_side text check (sent_by_side in ('owner', 'tenant')),
  confirmed_at timestamptz,
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  updated_by_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenancy_id, kind)
);
create index handovers_property on handovers (property_id);

create table handover_photos (
  id uuid primary key,
  handover_id uuid not null references handovers on delete cascade,
  file_id uuid not null references files on delete cascade,
  -- room:<id>, meter:<name> or remark:<id>
  place text not null,
  -- Of the kept content, so that a frozen record names the very picture.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  side text not null check (side in ('owner', 'tenant')),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- A picture of a record that was sent once leaves the draft, never the evidence.
  removed_at timestamptz
);
create index handover_photos_handover on handover_photos (handover_id, id);
create index handover_photos_file on handover_photos (file_id);

-- What the tenant found within the first week, beside the confirmed record and never inside it.
create table handover_remarks (
  id uuid primary key,
  handover_id uuid not null references handovers on delete cascade,
  text text not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  created_at timestamptz not null
);
create index handover_remarks_handover on handover_remarks (handover_id, id);
