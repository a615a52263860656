-- A rent that is due for several months says what each of them has of it, because rent paid in advance is income of the
-- years it is for (GVK 72). Null: one month. [{ from, amount }] by the first day of each month of the lease.
alter table ledger_entries add column month_parts jsonb;

-- What is booked gets equal parts for months that run from the pay day; months of the calendar count thirty days, a part
-- of one its days. Cut end to end, so that the parts are the whole.
alter table ledger_entries disable trigger ledger_entries_immutable;
with dues as (
  select id, amount, covers_from, covers_to,
    extract(day from covers_from) = 1 or extract(day from covers_to + 1) <> 1 as own_months
  from ledger_entries where kind = 'due' and category = 'rent' and source = 'job' and covers_to > covers_from
), months as (
  select d.id, d.amount, m.day, 30 as weight
  from dues d cross join lateral (select (d.covers_from + make_interval(months => k))::date as day
    from generate_series(0, round((d.covers_to - d.covers_from + 1) / 30.44)::int - 1) k) m
  where d.own_months
  union all
  select d.id, d.amount, greatest(m.day, d.covers_from),
    case when m.day >= d.covers_from then 30 else least(30, m.last - d.covers_from + 1) end
  from dues d cross join lateral (select g::date as day, (g + interval '1 month' - interval '1 day')::date as last
    from generate_series(date_trunc('month', d.covers_from), d.covers_to, interval '1 month') g) m
  where not d.own_months
), cut as (
  select id, amount, day, sum(weight) over (partition by id order by day) as up_to, weight,
    sum(weight) over (partition by id) as whole
  from months
), parts as (
  select id, jsonb_agg(jsonb_build_object('from', day,
    'amount', round(amount * up_to / whole)::bigint - round(amount * (up_to - weight) / whole)::bigint) order by day) as parts
  from cut group by id having count(*) > 1
)
update ledger_entries e set month_parts = parts.parts from parts where parts.id = e.id;
alter table ledger_entries enable trigger ledger_entries_immutable;
