import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { tablesWithData } from '#server/platform/jobs/queue-tables.ts'
import { backupLock } from '#server/platform/storage/kept-during-backups.ts'
import { RowSum } from './row-sum.ts'

/** Values are written in the same way by every version and setting of PostgreSQL. */
const session = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = public`

export const prepareSession = (client: pg.Client) => client.query(session)

export interface CopiedTable {
  /** With its schema, quoted if necessary. */
  name: string
  columns: string[]
}

/** Every table of ours, and those of the queue that hold jobs; generated columns are left out. */
export async function copiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      array(select format('%I', a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or format('%I.%I', n.nspname, c.relname) = any($1)) order by 1`,
    [tablesWithData],
  )
  return rows
}

export const rowsOut = (client: pg.Client, { name, columns }: CopiedTable) =>
  client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))

/** Number and sum of all rows as they are in the database now. */
export async function sumOfTable(client: pg.Client, table: CopiedTable) {
  const sum = new RowSum()
  for await (const chunk of rowsOut(client, table)) sum.add(chunk as Buffer)
  return sum.result()
}

/** What is booked, claimed and settled in every account, one row for each sum. */
const accounts = `
  select 'entry', tenancy_id, currency, kind, category, count(*), sum(amount) from ledger_entries group by 2, 3, 4, 5
  union all
  select 'claim', tenancy_id, currency, '', '', count(*), sum(amount) from ledger_dues group by 2, 3
  union all
  select 'settled', tenancy_id, currency, '', '', count(*), sum(settled) from ledger_dues group by 2, 3`

/** A later release may ask in other words; then the sums of two releases cannot be compared. */
export const accountsDefinition = createHash('sha256').update(accounts).digest('base64url')

export async function sumOfAccounts(client: pg.Client) {
  const sum = new RowSum()
  for await (const chunk of client.query(copyTo(`copy (${accounts}) to stdout`))) sum.add(chunk as Buffer)
  const { rows } = await client.query<{ accounts: number }>(
    'select count(distinct tenancy_id)::int as accounts from (select tenancy_id from ledger_entries union all select tenancy_id from ledger_dues) t',
  )
  return { ...sum.result(), accounts: rows[0]!.accounts, definition: accountsDefinition }
}

export interface AppliedMigration {
  name: string
  checksum: string | null
}

export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from public.migrations order by name')
  return rows
}

export async function auditHead(client: pg.Client) {
  const { rows } = await client.query<{ seq: number; hash: string }>(
    'select seq::int, hash from audit_log where seq is not null order by seq desc limit 1',
  )
  return rows[0] ?? null
}

export interface Counter {
  name: string
  value: string | null
}

/** Counters run on outside of transactions, so the value may be higher than any in the rows, never lower. */
export async function counters(client: pg.Client): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

export interface ListedFile {
  area: string
  name: string
  /** The storage may lack it without harm. */
  optional: boolean
  size: number
}

/** In slices, because there may be millions; opened once in the transaction of the snapshot. */
export const openFileList = (client: pg.Client) =>
  client.query(`declare stored_files no scroll cursor with hold for
    select area, id::text as name, false as optional, size from files
    union all select area, id::text || '.thumb', true, 0 from files where type like 'image/%'
    union all select 'avatars', avatar_file, false, 0 from users where avatar_file is not null
    union all select 'data-archives', id::text, true, size from data_archives where state = 'ready'`)

export async function nextFiles(client: pg.Client, count: number): Promise<ListedFile[]> {
  const { rows } = await client.query<ListedFile & { size: string }>(`fetch ${count} from stored_files`)
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

export async function lockForBackup(client: pg.Client) {
  await client.query(`set lock_timeout = '60s'`)
  await client.query('select pg_advisory_lock($1)', [backupLock]).catch((error) => {
    throw (error as { code?: string }).code === '55P03'
      ? new Error('Başka bir yedek alınıyor; bitmesini bekleyin.')
      : error
  })
  await client.query('set lock_timeout = 0')
}
