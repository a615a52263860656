import pg from 'pg'
import type { Bench, Sql } from './bench.ts'
import { latencies } from './load.ts'
import { limits, printAtMost } from './table.ts'

/** Ids derived from the row number, so that rows can refer to each other without lookups. */
const id = (kind: string, n = 'n') => `(lpad(to_hex(${n}), 8, '0') || '-000${kind}-7000-8000-000000000000')::uuid`
const [person, property, contract, request, document, payment, message, tenancy, party, chat] = '123456789a'

const names = `(array['Ahmet', 'Mehmet', 'Ayşe', 'Fatma', 'Mustafa', 'Zeynep', 'Ali', 'Hatice', 'Hüseyin', 'Elif', 'Çağla',
  'Işıl', 'Ömer', 'Şule', 'Gökhan', 'İbrahim', 'Nilüfer', 'Kemal', 'Buğra', 'Derya'])[1 + n % 20]`
const cities = `(array['İstanbul', 'Ankara', 'İzmir', 'Muğla', 'Diyarbakır', 'Eskişehir', 'Çanakkale', 'Şanlıurfa'])[1 + n % 8]`
/** A word that hardly any other row contains. */
const rare = (salt: string) => `translate(substr(md5(n || '${salt}'), 1, 7), '0123456789', 'klmnoprstu')`
const folded = (text: string) => `lower(translate(${text}, 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`
const owners = 2000
const owner = `case when n <= $2::int then $3::uuid else ${id(person!, `1 + n % ${owners}`)} end`

const name = `${names} || ' ' || initcap(${rare('soyad')})`
const title = `initcap(${rare('sokak')}) || ' Sokak Daire ' || (n % 40)`
const messageText = `'Merhaba, ' || ${rare('mesaj')} || ' için kira dekontunu gönderdim'`

/** `$1` rows of each table, of which the first `$2` belong to `$3`; chats have a hundred messages. */
const rows = [
  `insert into users (id, "accountId", email, username, search_key, "userType", is_active, "phoneNumber")
   select ${id(person!)}, ${id(person!)}, 'kisi' || n || '@bench.test', ${name}, ${folded(name)} || ' kisi' || n || '@bench.test',
     'tenant', true, '+9053' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') from generate_series(1, $1::int) n`,
  `insert into properties (id, baslik, creator, "tasinmazDurumu", adres, search_key, title_key)
   select ${id(property!)}, ${title}, ${owner}, 'Kiralanmış', ${cities},
     ${folded(`${title} || ' daire ' || ${cities}`)}, ${folded(title)} from generate_series(1, $1::int) n`,
  `insert into property_tenants (property_id, user_id)
   select ${id(property!)}, ${id(person!)} from generate_series(1, $1::int) n`,
  `insert into tenancies (id, property_id, owner_id, started_on)
   select ${id(tenancy!)}, ${id(property!)}, ${owner}, '2026-01-01' from generate_series(1, $1::int) n`,
  // Up to date, so that the job that creates dues has nothing to do.
  `insert into ledger_accounts (tenancy_id, opened_on, made_until, created_at)
   select ${id(tenancy!)}, '2026-01-01', '9999-12-31', now() from generate_series(1, $1::int) n`,
  `insert into contracts (id, property_id, owner_id, owner_name, tenant_name, tenant_email, status, "brutAylik",
     "baslangicTarihi", "bitisTarihi", search_key, terms_hash, tenancy_id)
   select ${id(contract!)}, ${id(property!)}, ${owner}, 'Mülk Sahibi', ${name}, 'kisi' || n || '@bench.test', 'active', 2500000,
     '2026-01-01', '2026-12-31', ${folded(name)} || ' kisi' || n || '@bench.test', md5(n::text), ${id(tenancy!)}
   from generate_series(1, $1::int) n`,
  `insert into contract_tenants (id, contract_id, tenant_user_id, is_primary, tenant_name, tenant_email, owner_id,
     property_id, listed, person)
   select ${id(party!)}, ${id(contract!)}, ${id(person!)}, true, ${name}, 'kisi' || n || '@bench.test', ${owner},
     ${id(property!)}, true, ${id(person!)} from generate_series(1, $1::int) n`,
  `insert into suggestions (id, property_id, tenant_id, host_id, demirbas, aciklama, search_key)
   select ${id(request!)}, ${id(property!)}, ${id(person!)}, ${owner}, 'Kombi', 'Su akıtıyor ' || ${rare('talep')},
     'kombi su akitiyor ' || ${rare('talep')} || ' demirbas' from generate_series(1, $1::int) n`,
  `insert into property_documents (id, property, name, size, file_id, file_type, category, search_key, name_key)
   select ${id(document!)}, ${id(property!)}, 'Tapu ' || ${rare('belge')} || '.pdf', 1, ${id(document!)}, 'pdf', 'Tapu',
     'tapu ' || ${rare('belge')} || '.pdf tapu', 'tapu' from generate_series(1, $1::int) n`,
  `insert into ledger_entries (id, tenancy_id, property_id, owner_id, kind, amount, currency, on_date, method, note, source,
     by_name, booked_at)
   select ${id(payment!)}, ${id(tenancy!)}, ${id(property!)}, ${owner}, 'payment', 2500000 + n % 1000 * 100, 'TL',
     '2026-01-01'::date + (n % 300)::int, 'bank', case when n % 3 = 0 then 'Dekont ' || ${rare('not')} else '' end, 'hand',
     'Mülk Sahibi', now() from generate_series(1, $1::int) n`,
  `insert into chats (id, user1, user2)
   select ${id(chat!)}, least(a, b), greatest(a, b) from (
     select n, case when n <= $2::int / 100 then $3::uuid else ${id(person!, `1 + n % ${owners}`)} end as a,
       ${id(person!, `${owners} + n`)} as b from generate_series(1, 1 + $1::int / 100) n) as pairs`,
  `insert into messages (id, chat_id, sender_id, text, search_key)
   select ${id(message!)}, ${id(chat!, '1 + n / 100')}, ${id(person!, `${owners} + 1 + n / 100`)}, ${messageText}, ${folded(messageText)}
   from generate_series(0, $1::int - 1) n`,
]

const tables = [
  ...['users', 'properties', 'property_tenants', 'tenancies', 'ledger_accounts', 'contracts'],
  ...['contract_tenants', 'suggestions', 'property_documents', 'ledger_entries', 'chats', 'messages'],
]

/**
 * Indexes are dropped meanwhile, because building one over all rows takes a tenth of the time of updating it row by
 * row.
 */
async function addSearched(url: string, { count, own, host }: { count: number; own: number; host: string }) {
  const began = performance.now()
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const
  const [first] = clients
  try {
    for (const client of clients) {
      await client.connect()
      await client.query(`set session_replication_role = replica; set synchronous_commit = off;
        set maintenance_work_mem = '512MB'; set statement_timeout = 0`)
    }
    const { rows: found } = await first.query('select id from users where email = $1', [host])
    const values = [count, own, found[0].id]
    const parametersFor = (text: string) => values.slice(0, text.includes('$3') ? 3 : text.includes('$2') ? 2 : 1)
    const { rows: indexes } = await first.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
       where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
      [tables],
    )
    await first.query(indexes.map(({ name }) => `drop index ${name}`).join(';'))
    for (const text of rows) await first.query(text, parametersFor(text))
    const tasks = [...indexes.map(({ definition }) => definition), ...tables.map((table) => `vacuum analyze ${table}`)]
    const inTurn = async (client: pg.Client) => {
      for (let next = tasks.shift(); next; next = tasks.shift()) await client.query(next)
    }
    await Promise.all(clients.map(inTurn))
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  console.log(`yedi türün her birinden ${count} kayıt: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/**
 * Typical inputs: a name, part of one, a rare word, one that every row contains, two letters, and one without matches.
 */
const sampleInputs = async (sql: Sql): Promise<string[]> => {
  const { rows: some } = await sql.query<Partial<Record<'surname' | 'street' | 'note' | 'message', string>>>(
    `select split_part(u.username, ' ', 2) as surname, split_part(p.baslik, ' ', 1) as street,
       (select split_part(note, ' ', 2) from ledger_entries where note like 'Dekont %' limit 1) as note,
       (select split_part(text, ' ', 2) from messages offset 1000 limit 1) as message
     from users u, properties p where u.email = 'kisi1234@bench.test' and p.id = ${id(property!, '1235')}`,
  )
  const { surname = '', street = '', note = '', message = '' } = some[0] ?? {}
  return [
    ...[
      surname,
      street,
      note,
      message,
      surname.slice(1, 5),
      street.slice(0, 3),
      `ayşe ${surname}`,
      `${surname} ${street}`,
    ],
    ...['daire', 'Ayşe', 'ısıl', 'sanliurfa', 'kombi', 'tapu', 'al', 'mu', 'dekont', 'kisi123', '0530 123', '25.000'],
    ...['sokak daire 17', 'hiçbiryerde', 'xqzw', 'kombi diyarbakır'],
  ]
}

/**
 * The time within which 99 of 100 searches finish, with a million rows of each kind, for users who see all or some of
 * them.
 */
export async function measureSearch({ sql, servers, databaseUrl, cookies, host, scaled }: Bench) {
  await addSearched(databaseUrl!, { count: scaled(1_000_000), own: scaled(2000), host })
  const searchTerms = await sampleInputs(sql)
  for (const [who, cookie] of [
    ['yönetici, her kayıt', cookies.admin],
    ['mülk sahibi, her türden 2.000', cookies.host],
    ['kiracı, bir ev', cookies.tenant],
  ] as const) {
    const took = await latencies(
      searchTerms.map((q) => `${servers.url}/api/search?q=${encodeURIComponent(q)}`),
      { cookie },
      8,
    )
    const slowest = decodeURIComponent(took.slowest.split('q=')[1]!)
    const rest = ` (yarısı ${took.at(0.5).toFixed(0)} ms, en yavaşı ${took.at(1).toFixed(0)} ms: ${slowest})`
    printAtMost(`arama, ${who}, %99`, took.at(0.99), limits.searchMs, 'ms', rest)
  }
}
