-- A notice that came back undelivered: closed, with its day and reason. It never arrives any more.
alter table arrears_notices
  add column returned_on date,
  add column return_reason text not null default '',
  add column returned_by_name text not null default '',
  add check (returned_on is null or (given_on is not null and delivered_on is null and returned_on >= given_on)),
  add check ((returned_on is null) = (return_reason = ''));

create or replace function keep_arrears_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.sha256 is not null and exists (select from tenancies where id = old.tenancy_id) then
      raise exception 'notices are immutable';
    end if;
    return old;
  end if;
  if old.sha256 is not null and (
    row(new.id, new.tenancy_id, new.way, new.currency, new.text, new.sha256, new.drafted_on, new.given_on, new.delivery,
      new.by_name, new.created_at)
    is distinct from row(old.id, old.tenancy_id, old.way, old.currency, old.text, old.sha256, old.drafted_on,
      old.given_on, old.delivery, old.by_name, old.created_at)
    or (old.delivered_on is not null and new.delivered_on is distinct from old.delivered_on)
    or (old.returned_on is not null and row(new.returned_on, new.return_reason, new.returned_by_name)
      is distinct from row(old.returned_on, old.return_reason, old.returned_by_name))) then
    raise exception 'notices are immutable';
  end if;
  return new;
end $$;

-- A rent that the landlord's side writes down: how it was agreed, in whose words; a wrong one is taken back and stays.
alter table rent_changes
  add column agreed text not null default '' check (agreed in ('', 'written', 'spoken', 'clause', 'court')),
  add column note text not null default '',
  add column taken_back_at timestamptz,
  add column taken_back_by_name text not null default '',
  add column take_back_reason text not null default '',
  add check ((taken_back_at is null) = (take_back_reason = '')),
  add check (taken_back_at is null or source = 'hand');
