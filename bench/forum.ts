import type { Bench, Sql } from './bench.ts'
import { latencies } from './load.ts'
import { limits, printAtMost, printGrowth } from './table.ts'

const words = `(array['Depozito', 'Kira artışı', 'Aidat', 'Kombi arızası', 'Tahliye taahhüdü', 'Sözleşme yenileme', 'Kefil',
  'Su kaçağı', 'Beyanname', 'Boya masrafı'])[1 + n % 10]`
const categories = `(array['Genel', 'Kira ve Artış', 'Depozito', 'Sözleşme', 'Bakım ve Onarım', 'Aidat ve Site', 'Vergi',
  'Tahliye'])[1 + n % 8]`
/** A word that hardly any other title contains. */
const rare = `translate(substr(md5(n || 'başlık'), 1, 7), '0123456789', 'klmnoprstu')`
const title = `${words} || ' hakkında ' || ${rare} || ' sorusu ' || n`
const folded = (text: string) => `lower(translate(${text}, 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`

/** Posts by a thousand people over two years; their last activity is in no order. */
async function addPosts(sql: Sql, from: number, to: number) {
  await sql.query(
    `with a as (select array_agg(id) as ids from (select id from users limit 1000) few)
     insert into forum_posts (id, title, content, category, author_id, tags, view_count, reply_count, like_count, created_at,
       last_activity, search_key)
     select gen_random_uuid(), ${title}, 'Evden çıktım, ne yapmam gerektiğini bilmiyorum. Bilen var mı? ' || n, ${categories},
       a.ids[1 + n % cardinality(a.ids)], array['etiket' || n % 50], n % 400, n % 20, n % 90,
       now() - n * interval '1 minute', now() - (n::bigint * 7919 % 1000003) * interval '30 seconds', ${folded(title)}
     from a, generate_series($1::int, $2::int) n`,
    [from, to],
  )
  await sql.query('vacuum analyze forum_posts')
}

/** A thousand replies to one post, every third of them to another reply. */
async function addDiscussion(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `update forum_posts set reply_count = 1000 where id = (select id from forum_posts where not is_locked
       and hidden_at is null limit 1) returning id`,
  )
  const post = rows[0]!.id
  const step = (n: string) => `(lpad(to_hex(${n}), 8, '0') || '-000f-7000-8000-000000000000')`
  const parent = `n - n % 3`
  await sql.query(
    `with a as (select array_agg(id) as ids from (select id from users limit 200) few)
     insert into forum_replies (id, post_id, author_id, content, parent_reply_id, path, like_count, created_at)
     select ${step('n')}::uuid, $1, a.ids[1 + n % cardinality(a.ids)], '**Bence** önce yazılı isteyin. ' || repeat('Söz ', 30),
       case when n % 3 > 0 then ${step(parent)}::uuid end,
       case when n % 3 > 0 then ${step(parent)} || '/' || ${step('n')} else ${step('n')} end, n % 12,
       now() - (3000 - n) * interval '1 minute'
     from a, generate_series(3, 1002) n order by n`,
    [post],
  )
  await sql.query('vacuum analyze forum_replies')
  return post
}

/** The list, a long discussion and the search of titles, with a thousand and with a million posts. */
export async function measureForum({ sql, servers, compare, cookies, haveUsers, scaled }: Bench) {
  await haveUsers(1000)
  await addPosts(sql, 1, 1000)
  const post = await addDiscussion(sql)
  const measure = async (label: string) => ({
    list: await compare(`forum, ilk sayfa, ${label}`, '/forum/posts', cookies.host),
    deep: await compare(`forum, 50. sayfa, ${label}`, '/forum/posts?page=50', cookies.host),
    category: await compare(`forum, bir konu, ${label}`, '/forum/posts?category=Depozito&sort=liked', cookies.host),
    post: await compare(`gönderi, 1.000 yanıt, ${label}`, `/forum/posts/${post}`, cookies.host),
  })
  const few = await measure('1.000 gönderi')
  await addPosts(sql, 1001, scaled(1_000_000))
  const many = await measure('1.000.000 gönderi')
  printGrowth('büyüme, forum', few.list, many.list)
  printGrowth('büyüme, forum, bir konu', few.category, many.category)
  printGrowth('büyüme, gönderi', few.post, many.post)
  printGrowth('derin sayfa, forum', many.list, many.deep, limits.deep)
  await measureTitles(sql, `${servers.url}/api/forum`, cookies.host)
}

async function measureTitles(sql: Sql, url: string, cookie: string) {
  const { rows } = await sql.query<{ rare: string }>(
    `select split_part(split_part(title, 'hakkında ', 2), ' ', 1) as rare from forum_posts where title like '%hakkında%' limit 3`,
  )
  const rareWords = rows.map((row) => row.rare)
  const typed = [
    ...rareWords,
    ...[
      'depozitoyu',
      'kira artışı',
      'kefil',
      'kombi',
      `${rareWords[0]} depozito`,
      'al',
      'hiçbiryerde',
      'xqzwy',
      'sorusu',
    ],
  ]
  for (const [name, path] of [
    ['başlıkta arama', 'search?q='],
    ['benzer başlıklar', 'similar?title='],
  ] as const) {
    const took = await latencies(
      typed.map((q) => `${url}/${path}${encodeURIComponent(q)}`),
      { cookie },
      8,
    )
    const slowest = decodeURIComponent(took.slowest.split('=')[1]!)
    const rest = ` (yarısı ${took.at(0.5).toFixed(0)} ms, en yavaşı ${took.at(1).toFixed(0)} ms: ${slowest})`
    printAtMost(`${name}, 1.000.000 gönderi, %99`, took.at(0.99), limits.searchMs, 'ms', rest)
  }
}
