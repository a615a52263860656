import pg from 'pg'

interface Wanted {
  count: number
  /** Months with entries, up to the last one. */
  months: number
  owner: string
  /** Without the dues of this month and later ones, as before the job has run. */
  behind?: boolean
}

/** Marks the rows of one call, so that the next statement finds them. */
let made = 0

/**
 * Tenancies with contract, account and entries, in a few statements: rent on the first, due on the fifth and paid on
 * the eighth. For the last month every tenth has paid nothing and every seventh half. The projections follow the
 * allocation rule; the caller verifies some of them.
 */
export async function addTenancies(url: string, { count, months, owner, behind = false }: Wanted): Promise<string[]> {
  const mark = `bench para ${++made}`
  const last = `(date_trunc('month', current_date) - interval '${behind ? 1 : 0} month')::date`
  const first = `(${last} - interval '${months - 1} months')::date`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The rows are consistent by construction; checking every foreign key would take half of the time.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    await client.query(
      `with o as (select row_number() over () as n, id from users where email like $2 limit 1000)
       insert into properties (id, baslik, creator, "tasinmazDurumu", search_key, title_key, aciklama)
         select gen_random_uuid(), 'Kiralı ' || m.n, o.id, 'Kiralanmış', 'kirali ' || m.n,
           'kirali ' || lpad(m.n::text, 12, '0'), $3
         from generate_series(1, $1::int) as m(n) join o on o.n = 1 + m.n % (select count(*) from o)`,
      [count, owner, mark],
    )
    await client.query(
      `with t as (
         insert into tenancies (id, property_id, owner_id, started_on)
         select gen_random_uuid(), id, creator, ${first} from properties where aciklama = $1
         returning id, property_id, owner_id),
       a as (
         insert into ledger_accounts (tenancy_id, opened_on, made_until, credit, created_at)
         select id, ${first}, ${behind ? `(${last} + interval '1 month - 1 day')::date` : `'9999-12-31'`}, false,
           now() from t),
       c as (
         insert into contracts (id, property_id, owner_id, owner_name, tenant_name, tenant_email, status, "brutAylik",
           "baslangicTarihi", "bitisTarihi", "odemeGunu", depozito, search_key, terms_hash, tenancy_id)
         select gen_random_uuid(), property_id, owner_id, 'Mülk Sahibi', 'Kiracı', 'kiraci@bench.test', 'active', 2500000,
           ${first}, ${first} + 364, 5, 0, 'kiraci', md5(id::text) || md5(id::text), id
         from t returning id, owner_id, property_id)
       insert into contract_tenants (id, contract_id, is_primary, tenant_name, tenant_email, owner_id, property_id, listed,
           person)
         select gen_random_uuid(), id, true, 'Kiracı', 'kiraci@bench.test', owner_id, property_id, true,
           tenant_key(id, 'kiraci@bench.test', 'Kiracı') from c`,
      [mark],
    )
    // Month after month, as in reality, so that the entries of one account are far from each other on disk.
    await client.query(
      `with t as (
         select t.id, t.property_id, t.owner_id, row_number() over (order by t.id) as n
         from properties p join tenancies t on t.property_id = p.id where p.aciklama = $1),
       l as (
         select t.*, gen_random_uuid() as due_id, gen_random_uuid() as payer_id, m.month::date as month,
           (m.month + interval '1 month - 1 day')::date as ends,
           case when m.month::date < ${last} then 2500000 when t.n % 10 = 0 then 0 when t.n % 7 = 0 then 1250000
             else 2500000 end as paid
         from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') as m(month) cross join t
         order by m.month, t.n),
       e as (
         insert into ledger_entries (id, tenancy_id, property_id, owner_id, kind, category, amount, currency, on_date, month,
           covers_from, covers_to, method, source, source_key, by_name, booked_at)
         select due_id, id, property_id, owner_id, 'due', 'rent', 2500000, 'TL', month + 4, month, month, ends, null,
           'job', 'rent:' || month, 'Sistem', month from l
         union all
         select payer_id, id, property_id, owner_id, 'payment', '', paid, 'TL', month + 7, null, null, null,
           'bank', 'hand', 'hand:' || due_id, 'Mülk Sahibi', month + 7 from l where paid > 0),
       s as (
         insert into ledger_settlements (payer_id, due_id, tenancy_id, property_id, owner_id, payer_kind, method, category,
           month, due_on, amount, currency, on_date)
         select payer_id, due_id, id, property_id, owner_id, 'payment', 'bank', 'rent', month, month + 4, paid, 'TL',
           month + 7 from l where paid > 0)
       insert into ledger_dues (due_id, tenancy_id, property_id, owner_id, category, month, due_on, amount, settled,
           currency, settled_on)
         select due_id, id, property_id, owner_id, 'rent', month, month + 4, 2500000, paid, 'TL',
           case when paid = 2500000 then month + 7 end from l`,
      [mark],
    )
    await client.query(
      'vacuum analyze properties, contracts, contract_tenants, tenancies, ledger_accounts, ledger_entries, ledger_dues, ' +
        'ledger_settlements',
    )
    const { rows } = await client.query(
      'select t.id from properties p join tenancies t on t.property_id = p.id where p.aciklama = $1 order by t.id limit 50',
      [mark],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
