-- Every entry is signed by the server where it is written, with a key that the database does not hold. Entries from
-- before have none: the server names the last of them at its next start, in an entry of its own.
alter table audit_log add column signature text;

create or replace function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'the audit log is append-only';
  end if;
  if tg_op = 'INSERT' then
    if new.seq is not null then
      raise exception 'only the chain gives an entry of the audit log its place';
    end if;
    if new.signature is null then
      raise exception 'an entry of the audit log is signed by the server';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.at < now() - interval '10 years' then
      return old;
    end if;
    raise exception 'the audit log is append-only';
  end if;
  if old.seq is not null or new.seq is null
    or (to_jsonb(new) - 'seq' - 'hash') is distinct from (to_jsonb(old) - 'seq' - 'hash') then
    raise exception 'the audit log is append-only';
  end if;
  return new;
end $$;
