-- A paper as a sealed file: one for each state of the paper and each group of readers. The row is written when the
-- paper is finished, the file when it is first made; a paper without rows is from before and stays unsealed.
create table sealed_papers (
  -- Printed nowhere, but named by the seal itself: /verify finds by it what a changed file once was.
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- The contract, the paper, or the tenancy of a statement.
  subject_id uuid not null,
  tenancy_id uuid not null references tenancies on delete cascade,
  property_id uuid not null references properties on delete cascade,
  -- The paper's own hash; of a statement the hash of what it says.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  readers text not null check (readers in ('parties', 'origins', 'identities', 'whole')),
  paper_state text not null,
  requested_at timestamptz not null,
  content bytea,
  sealed_at timestamptz,
  -- SHA-256 of the file as first made, of the evidence attached to it, and of the file with a later time stamp.
  digest text unique check (digest ~ '^[0-9a-f]{64}$'),
  evidence_digest text unique check (evidence_digest ~ '^[0-9a-f]{64}$'),
  stamped_digest text unique check (stamped_digest ~ '^[0-9a-f]{64}$'),
  stamped_at timestamptz,
  unique (subject_id, hash, readers, paper_state),
  check ((content is null) = (sealed_at is null) and (content is null) = (digest is null)
    and (content is null) = (evidence_digest is null)),
  check (content is not null or (stamped_at is null and stamped_digest is null))
);
create index sealed_papers_tenancy on sealed_papers (tenancy_id);
create index sealed_papers_property on sealed_papers (property_id);
create index sealed_papers_unstamped on sealed_papers (sealed_at) where stamped_at is null and content is not null;

-- A seal is made once. Afterwards only a time stamp is added, also once.
create function keep_sealed_papers() returns trigger language plpgsql as $$
begin
  if row(new.id, new.kind, new.subject_id, new.tenancy_id, new.property_id, new.hash, new.readers, new.paper_state,
      new.requested_at) is distinct from row(old.id, old.kind, old.subject_id, old.tenancy_id, old.property_id,
      old.hash, old.readers, old.paper_state, old.requested_at)
    or (old.content is not null and row(new.digest, new.evidence_digest, new.sealed_at)
      is distinct from row(old.digest, old.evidence_digest, old.sealed_at))
    or (old.content is not null and new.content is distinct from old.content
      and (old.stamped_at is not null or new.stamped_at is null))
    or (old.stamped_at is not null and row(new.stamped_at, new.stamped_digest)
      is distinct from row(old.stamped_at, old.stamped_digest))
  then
    raise exception 'a sealed paper does not change';
  end if;
  return new;
end $$;
create trigger keep_sealed_papers before update on sealed_papers for each row execute function keep_sealed_papers();
