import type { Bench, Sql } from './bench.ts'
import { limits, printGrowth } from './table.ts'

/** Properties with deed and features, for one owner or spread over a thousand. */
export async function addProperties(sql: Sql, count: number, owner = '%@bench.test') {
  await sql.query(
    `with o as (select row_number() over () as n, id from users where email like $2 limit 1000),
     p as (
       insert into properties (id, baslik, creator, "tasinmazDurumu", "tasinmazCinsi", search_key, title_key, created_at)
       select gen_random_uuid(), 'Daire ' || m.n, o.id,
         (array['Boş', 'Boşta', 'Kiralanmamış', 'Kiracı Aranıyor', 'Kiralanabilir'])[1 + m.n % 5],
         (array['Daire', 'Ofis', 'Villa'])[1 + m.n % 3], 'daire ' || m.n, 'daire ' || lpad(m.n::text, 12, '0'), now()
       from generate_series(1, $1::int) as m(n) join o on o.n = 1 + m.n % (select count(*) from o) returning id),
     d as (insert into deeds (id, property_id, il, ilce) select gen_random_uuid(), id, 'İstanbul', 'Kadıköy' from p)
     insert into property_features (id, property_id, "odaSayisi", metrekaresi) select gen_random_uuid(), id, '2+1', 90 from p`,
    [count, owner],
  )
  await sql.query('vacuum analyze properties, deeds, property_features')
}

export async function measureProperties({ sql, compare, cookies, host, haveUsers, scaled }: Bench) {
  await haveUsers(1000)
  await addProperties(sql, 1000, host)
  const { rows } = await sql.query<{ id: string }>(
    'select p.id from properties p join users u on u.id = p.creator where u.email = $1 order by p.id desc limit 1',
    [host],
  )
  const measure = async (label: string) => ({
    list: await compare(`mülkler, ilk sayfa, ${label}`, '/properties', cookies.host),
    deep: await compare(`mülkler, 50. sayfa, ${label}`, '/properties?page=50', cookies.host),
    detail: await compare(`bir mülk, ${label}`, `/properties/${rows[0]!.id}`, cookies.host),
  })
  const few = await measure('1.000 mülk')
  await addProperties(sql, scaled(999_000))
  const many = await measure('1.000.000 mülk')
  printGrowth('büyüme, mülkler', few.list, many.list)
  printGrowth('büyüme, bir mülk', few.detail, many.detail)
  printGrowth('derin sayfa, mülkler', many.list, many.deep, limits.deep)
}
