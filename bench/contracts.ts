import type { Bench, Sql } from './bench.ts'
import { limits, printGrowth } from './table.ts'

/**
 * Contracts with tenant and answer, in a few statements: for one owner one on each property, for the others ten on
 * each. Every fourth one is pending.
 */
export async function addContracts(sql: Sql, count: number, owner = '%@bench.test') {
  const perProperty = owner.startsWith('%') ? 10 : 1
  await sql.query(
    `with o as (select row_number() over () as n, id from users where email like $2 limit 1000)
     insert into properties (id, baslik, creator, "tasinmazDurumu", search_key, title_key, aciklama)
       select gen_random_uuid(), 'Kontratlı ' || m.n, o.id, 'Kiralanmış', 'kontratli ' || m.n,
         'kontratli ' || lpad(m.n::text, 12, '0'), 'bench ' || $2
       from generate_series(1, $1::int) as m(n) join o on o.n = 1 + m.n % (select count(*) from o)`,
    [Math.ceil(count / perProperty), owner],
  )
  // The rows already contain what the triggers would look up, and a million lookups would take most of the time.
  await sql.query('alter table contract_tenants disable trigger user')
  await sql.query(
    `with c as (
       insert into contracts (id, property_id, owner_id, owner_name, tenant_name, tenant_email, status, "brutAylik",
         "baslangicTarihi", "bitisTarihi", search_key, terms_hash)
       select gen_random_uuid(), p.id, p.creator, 'Mülk Sahibi', 'Kiracı ' || m.n, 'kiraci' || m.n || '@bench.test',
         case when m.n % 4 = 0 then 'waiting_for_tenants' else 'active' end, 2500000,
         current_date - (m.n % 700)::int, current_date - (m.n % 700)::int + 364,
         'kiraci ' || m.n, md5(m.n::text) || md5(p.id::text)
       from (select id, creator, row_number() over () as n from properties where aciklama = 'bench ' || $2) p,
         generate_series((p.n - 1) * $3::int + 1, p.n * $3::int) as m(n)
       where m.n <= $1::int returning id, owner_id, property_id, tenant_name, tenant_email, status),
     t as (
       insert into contract_tenants (id, contract_id, is_primary, tenant_name, tenant_email, owner_id, property_id, listed,
         person)
       select gen_random_uuid(), id, true, tenant_name, tenant_email, owner_id, property_id, true,
         tenant_key(id, tenant_email, tenant_name) from c returning id, contract_id)
     insert into contract_approvals (id, contract_id, contract_tenant_id, tenant_name, tenant_email, approval_token,
         token_created_at, approval_status, round, terms_hash, expires_at)
       select gen_random_uuid(), c.id, t.id, c.tenant_name, c.tenant_email, 'bench', now(),
         case c.status when 'active' then 'approved' else 'pending' end, 1, '', now() + interval '7 days'
       from c join t on t.contract_id = c.id`,
    [count, owner, perProperty],
  )
  await sql.query('alter table contract_tenants enable trigger user')
  await sql.query('vacuum analyze properties, contracts, contract_tenants, contract_approvals')
}

/**
 * The lower bound for a list of the newest tenants: no rights, no payments, no merging of the same person in several
 * contracts.
 */
const plainTenants = `select json_build_object('documents', json_agg(json_build_object('id', t.id, 'name', t.tenant_name,
    'phoneNumber', t.tenant_phone, 'email', t.tenant_email, 'address', t.tenant_address, 'contractId', c.id,
    'propertyId', p.id, 'propertyInfo', p.baslik, 'ownerInfo', u.username, 'homes', json_build_array(json_build_object(
      'contractId', c.id, 'propertyId', p.id, 'propertyInfo', p.baslik, 'ownerInfo', u.username, 'status', c.status,
      'baslangicTarihi', c."baslangicTarihi", 'bitisTarihi', c."bitisTarihi"))) order by c.id desc))::text as answer
  from (select * from contracts where owner_id = (select id from users where email = $1) and deleted_at is null
      and cancelled_at is null order by id desc limit 200) c
    join contract_tenants t on t.contract_id = c.id join properties p on p.id = c.property_id
    join users u on u.id = p.creator`

export async function measureContracts({ sql, compare, compareToLimit, cookies, host, haveUsers, scaled }: Bench) {
  await haveUsers(1000)
  await addContracts(sql, 1000, host)
  const measure = async (label: string) => ({
    list: await compare(`kontratlar, ilk sayfa, ${label}`, '/contracts', cookies.host),
    deep: await compare(`kontratlar, 50. sayfa, ${label}`, '/contracts?page=50', cookies.host),
    renters: await compare(`kiracılar, ilk sayfa, ${label}`, '/renters', cookies.host),
    many: await compare(`kiracılar, 200 satır, ${label}`, '/renters?size=200', cookies.host),
    last: await compare(`kiracılar, 4. sayfa, 200 satır, ${label}`, '/renters?size=200&page=4', cookies.host),
  })
  const few = await measure('1.000 kontrat')
  await addContracts(sql, scaled(999_000))
  const many = await measure('1.000.000 kontrat')
  await compareToLimit('kiracılar, 200 satır, tek sorguya göre', '/renters?size=200', cookies.host, plainTenants, [
    host,
  ])
  printGrowth('büyüme, kontratlar', few.list, many.list)
  printGrowth('büyüme, kiracılar', few.renters, many.renters)
  printGrowth('büyüme, kiracılar, 200 satır', few.many, many.many)
  printGrowth('derin sayfa, kontratlar', many.list, many.deep, limits.deep)
  printGrowth('derin sayfa, kiracılar', many.many, many.last, limits.deep)
}
