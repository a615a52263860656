-- What can be guessed or asked for too often: how many tries a key has had, and from when on the next one is looked at.
-- Keys are hashes; no address of a person lies here.
create table guess_delays (
  key text primary key,
  tries integer not null,
  next_at timestamptz not null,
  -- Without a further try it is as if nothing had been.
  forget_at timestamptz not null
);
create index guess_delays_forget_at on guess_delays (forget_at);

-- Counts one try in every budget, or in none. Null when it may be made, otherwise the milliseconds until the first moment
-- at which it may. A budget: key, free (tries without a wait), keep, first and most (seconds: how long it is remembered,
-- the first wait and the longest). Rows are locked, so of many at once no more pass than the budgets allow; a try before
-- its time changes nothing.
create function take_tries(moment timestamptz, budgets jsonb) returns double precision language plpgsql as $$
declare
  b record;
  wait double precision;
begin
  -- Whoever has to wait anyway is told so without a lock: the many of an attack cost one read each.
  select max(extract(epoch from d.next_at - moment)) * 1000 into wait
  from guess_delays d join jsonb_to_recordset(budgets) as t(key text) on t.key = d.key
  where d.next_at > moment and d.forget_at > moment;
  if wait is not null then
    return wait;
  end if;
  for b in
    select t.key, t.free, make_interval(secs => t.keep) as keep, t.first, t.most
    from rows from (jsonb_to_recordset(budgets) as (key text, free int, keep int, first int, most int)) with ordinality
      as t(key, free, keep, first, most, place)
    order by t.place
  loop
    insert into guess_delays as d (key, tries, next_at, forget_at) values (b.key, 1, '-infinity', moment + b.keep)
    on conflict (key) do update set
      tries = case when d.forget_at <= moment then 1 else d.tries + 1 end,
      forget_at = case when d.forget_at <= moment then moment + b.keep else d.forget_at end
    where d.forget_at <= moment or d.next_at <= moment;
    if not found then
      select extract(epoch from next_at - moment) * 1000 into wait from guess_delays where key = b.key;
      raise exception using errcode = 'AN429', message = 'a try before its time';
    end if;
    -- Behind the free tries each wait is twice as long as the one before.
    update guess_delays d set
      next_at = moment + make_interval(secs => least(b.first * power(2, least(d.tries - b.free, 20)), b.most)),
      forget_at = moment + make_interval(secs => least(b.first * power(2, least(d.tries - b.free, 20)), b.most)) + b.keep
    where d.key = b.key and d.tries >= b.free;
    update guess_delays d set next_at = '-infinity' where d.key = b.key and d.tries < b.free and d.next_at > '-infinity';
  end loop;
  return null;
exception when sqlstate 'AN429' then
  return wait;
end $$;
