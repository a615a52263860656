import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BackupHead, type BackupProof, rowsPrefix } from './backup-format.ts'
import { type CopiedTable, copiedTables, sumOfAccounts, sumOfTable } from './backup-tables.queries.ts'
import { type ArchiveEntry, UnreadableBackup } from './sealed-archive.ts'

const unpack = promisify(gunzip)

/** One table after another; the parts of a table come in order. */
export class RowLoader {
  readonly #client: pg.Client
  readonly #tables: Map<string, CopiedTable>
  #open: { name: string; sink: Writable; done: Promise<void> } | null = null

  constructor(client: pg.Client, tables: readonly CopiedTable[]) {
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
  }

  async take(entry: ArchiveEntry) {
    const name = entry.name.slice(rowsPrefix.length, entry.name.lastIndexOf('/'))
    if (this.#open?.name !== name) {
      await this.end()
      this.#open = this.#begin(name)
    }
    const { sink, done } = this.#open!
    const rows = await unpack(await entry.bytes())
    if (!sink.write(rows)) await Promise.race([new Promise((resolve) => sink.once('drain', resolve)), done])
  }

  #begin(name: string) {
    const table = this.#tables.get(name)
    if (!table) throw new UnreadableBackup(`Yedekte beklenmeyen bir tablo var: ${name}`)
    const sink = this.#client.query(copyFrom(`copy ${name} (${table.columns.join(', ')}) from stdin`))
    const done = finished(sink)
    // Reported by whoever waits for the table's end.
    done.catch(() => {})
    return { name, sink, done }
  }

  async end() {
    if (!this.#open) return
    const { sink, done } = this.#open
    this.#open = null
    sink.end()
    await done
  }
}

interface Restrictions {
  foreignKeys: { table: string; name: string; definition: string }[]
  guarded: string[]
}

/**
 * Rows come in the order of their tables' names, and as they were: foreign keys are taken off, which checks every row
 * when they are put back, and triggers are switched off. Unlike switching off everything at once, this needs no
 * superuser. Call `restoreRestrictions` in the same transaction.
 */
export async function liftRestrictions(client: pg.Client): Promise<Restrictions> {
  const keys = await client.query<Restrictions['foreignKeys'][number]>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = 'public' and k.conparentid = 0 order by 1, 2`,
  )
  const guarded = await client.query<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname = 'public' and t.tgenabled = 'O' order by 1`,
  )
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  const names = guarded.rows.map(({ name }) => name)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  return { foreignKeys: keys.rows, guarded: names }
}

export async function restoreRestrictions(client: pg.Client, { foreignKeys, guarded }: Restrictions) {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const name of guarded) await client.query(`alter table ${name} enable trigger user`)
}

/** Removes what the migrations put in, so that only the backup's rows are there. */
export async function emptyTables(client: pg.Client, { tables }: BackupHead) {
  const here = new Map((await copiedTables(client)).map((table) => [table.name, new Set(table.columns)]))
  for (const { name, columns } of tables) {
    const known = here.get(name)
    const unknown = known ? columns.filter((column) => !known.has(column)) : columns
    if (!known || unknown.length > 0)
      throw new UnreadableBackup(`Yedekteki ${name} tablosu bu sürümde yok ya da farklı: ${unknown.join(', ')}`)
  }
  const ours = [...here.keys()].filter((name) => name.startsWith('public.'))
  if (ours.length > 0) await client.query(`truncate ${ours.join(', ')}`)
}

export async function setCounters(client: pg.Client, { counters }: BackupHead) {
  for (const { name, value } of counters)
    if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, value])
}

export interface ComparedTable {
  name: string
  rows: number
}

/** Throws unless every table and every account has exactly the rows of the backup. */
export async function compareRows(client: pg.Client, { tables }: BackupHead, proof: BackupProof) {
  const compared: ComparedTable[] = []
  const different: string[] = []
  for (const table of tables) {
    const { rows, sum } = await sumOfTable(client, table)
    const wanted = proof.tables[table.name]
    if (wanted?.rows !== rows || wanted.sum !== sum) different.push(table.name)
    compared.push({ name: table.name, rows })
  }
  const accounts = await sumOfAccounts(client)
  const isSameQuestion = accounts.definition === proof.accounts.definition
  if (isSameQuestion && accounts.sum !== proof.accounts.sum) different.push('hesaplar')
  if (different.length > 0)
    throw new Error(`Geri yüklenen satırlar yedektekilerle aynı çıkmadı: ${different.join(', ')}`)
  return { compared, accounts: isSameQuestion ? accounts.accounts : null }
}
