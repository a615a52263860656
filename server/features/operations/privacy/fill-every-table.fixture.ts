import { randomUUID } from 'node:crypto'
import { catalogue, isPersonal } from '#server/db/catalogue/catalogue.ts'
import type { ColumnClass } from '#server/db/catalogue/column-classes.ts'
import { encryptText } from '#server/platform/crypto.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export interface Party {
  id: string
  accountId: string
  email: string
  phone: string
}

export interface Parties {
  owner: Party
  tenants: Party[]
  guarantor: Party
  /** Works for the owner. */
  agent: Party
}

/** A unique value, and the person it is about. */
export interface FilledRow {
  table: string
  column: string
  value: string
  of: Party
}

interface Column {
  table: string
  column: string
  type: string
  kind: ColumnClass
  /** The table whose id it holds. */
  refers: string | null
}

/** Rows that are the people themselves, or the archive being made. */
const notFilled = ['users', 'auth_user', 'data_archives']
/** Columns by which rows are found, so they hold the person's real address or number. */
const isAddressed = ({ column }: { column: string }) =>
  /^(email|to|tenant_email|guarantor_email|emailAdresi)$/.test(column)
const area = 'property-documents'
/** Classes that say something about a person, not only a record's id. */
const personal: readonly ColumnClass[] = [
  'personName',
  'contact',
  'sealed',
  'freeText',
  'mixed',
  'fileId',
  'fileContent',
]

const isPersonId = (kind: ColumnClass) => kind === 'personId' || kind === 'trace'

/** When a row names several people, the column of the person it is about or who wrote it. */
const subjects: Record<string, string> = {
  audit_log: 'actor_id',
  auth_account: 'userId',
  auth_session: 'userId',
  bank_lines: 'owner_id',
  bank_statements: 'by_id',
  bin_items: 'deleted_by',
  chats: 'user1',
  deletion_requests: 'user_id',
  engagements: 'person_id',
  expenses: 'created_by',
  forum_notifications: 'user_id',
  forum_posts: 'author_id',
  forum_replies: 'author_id',
  forum_reports: 'reporter_id',
  handovers: 'updated_by',
  ledger_entries: 'by_id',
  notifications: 'user_id',
  papers: 'created_by',
  payment_receipts: 'by_id',
  recurring_expenses: 'created_by',
  suggestions: 'tenant_id',
  tenancy_requests: 'user_id',
  tenants: 'user_id',
  tickets: 'creator_id',
  undertakings: 'created_by',
}

async function columnsOf(app: TestApp): Promise<Map<string, Column[]>> {
  const { rows } = await app.ctx.db.run(
    `select c.table_name as table, c.column_name as column, c.udt_name as type, (select k.confrelid::regclass::text
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.conrelid = (quote_ident(c.table_name))::regclass and a.attname = c.column_name
        limit 1) as refers
      from information_schema.columns c
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
      order by c.table_name, c.ordinal_position`,
  )
  const columns = new Map<string, Column[]>()
  for (const row of rows as Omit<Column, 'kind'>[]) {
    const entry = catalogue[row.table]
    if (!entry || !isPersonal(entry) || notFilled.includes(row.table)) continue
    const kind = entry.classes.get(row.column)!
    columns.set(row.table, [...(columns.get(row.table) ?? []), { ...row, kind }])
  }
  return columns
}

/** Drops constraints and triggers, because the rows need not be consistent. */
async function withoutRules(app: TestApp) {
  const { rows } = await app.ctx.db.run(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as does from pg_constraint
        where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conparentid = 0
      union all select format('alter table %I disable trigger user', tablename) from pg_tables where schemaname = 'public'
      union all select format('drop index %s', i.indexrelid::regclass) from pg_index i
        join pg_class c on c.oid = i.indexrelid where i.indisunique and not i.indisprimary
          and c.relnamespace = 'public'::regnamespace
          and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  for (const { does } of rows as { does: string }[]) await app.ctx.db.run(does)
}

/**
 * Fills every table with rows of each person, all in the same tenancy, chat and request: one row in which every id is
 * theirs, and one for each id that is theirs among others. Every personal column gets a unique text.
 */
export async function fillEveryTable(
  app: TestApp,
  { owner, tenants, guarantor, agent }: Parties,
): Promise<FilledRow[]> {
  const columns = await columnsOf(app)
  await withoutRules(app)
  const people = [owner, ...tenants, guarantor, agent]
  const shared = new Map([...columns.keys()].map((table) => [table, randomUUID() as string]))
  const written: FilledRow[] = []
  let count = 0

  async function file(value: string): Promise<string> {
    const id = randomUUID()
    await app.ctx.storage.put(area, id, new TextEncoder().encode(value))
    await app.ctx.db.run(
      `insert into files (id, area, name, type, size, created_at)
        values ($1, $2, 'dosya', 'application/pdf', 1, now())`,
      [id, area],
    )
    return id
  }

  const sealed = () => `9${String(count).padStart(10, '0')}`

  async function cell(
    { table, column, type, kind, refers }: Column,
    { id, of, value }: { id: string; of: Party; value: string },
  ): Promise<unknown> {
    if (isPersonId(kind)) return /account|^userId$|^value$/.test(column) ? of.accountId : of.id
    if (column === 'id') return id
    if (isAddressed({ column })) return table === 'sms_messages' ? of.phone : of.email
    if (kind === 'fileId') return type === '_uuid' ? [await file(value)] : file(value)
    if (type === 'uuid') return shared.get(refers ?? recordNames[column] ?? '') ?? randomUUID()
    if (/^(int|float)/.test(type)) return count
    if (type === 'numeric') return 1
    if (type === 'bool') return false
    if (type === 'timestamptz') return new Date()
    if (type === 'date') return '2026-11-18'
    if (type === 'bytea') return new TextEncoder().encode(value)
    if (type === '_text') return [value]
    if (type.startsWith('_')) return []
    if (type.startsWith('json')) return JSON.stringify({ value })
    // Texts that are not personal may be short.
    if (!personal.includes(kind)) return table === 'files' && column === 'area' ? area : String(count)
    return kind === 'sealed' ? encryptText(app.ctx.secrets.encryption, sealed()) : value
  }

  async function row(table: string, id: string, whose: (column: string) => Party) {
    const values: Record<string, unknown> = {}
    const added: FilledRow[] = []
    for (const column of columns.get(table)!) {
      const of = whose(column.column)
      const value = `«${table}.${column.column} ${++count}»`
      values[column.column] = await cell(column, { id, of, value })
      const isWritten = personal.includes(column.kind) && !isAddressed(column)
      if (isWritten)
        added.push({ table, column: column.column, of, value: column.kind === 'sealed' ? sealed() : value })
    }
    const names = Object.keys(values)
    const { rows } = await app.ctx.db.run(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
        values (${names.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing returning 1`,
      Object.values(values),
    )
    if (rows.length > 0) written.push(...added)
  }

  const sideOf = (table: string, column: string) => {
    if (column.startsWith('guarantor_')) return guarantor
    const isTenants = table === 'contract_approvals' || column === 'user2' || column.startsWith('tenant_')
    return isTenants ? tenants[0]! : owner
  }
  for (const table of columns.keys()) await row(table, shared.get(table)!, (column) => sideOf(table, column))
  for (const [table, all] of columns) {
    const ids = all.filter(({ kind }) => isPersonId(kind)).map(({ column }) => column)
    // A person named in these tables is a party of the tenancy.
    for (const party of ['contracts', 'contract_tenants'].includes(table) ? tenants : people) {
      await row(table, randomUUID(), () => party)
      if (ids.length < 2 || table === 'contracts') continue
      const subject = subjects[table]
      if (!subject) throw new Error(`Whom is a row of ${table} about, ${ids.join(' or ')}?`)
      for (const id of ids)
        for (const other of neighboursOf(people, party)) {
          const named = (column: string) => (column === id ? party : other)
          await row(table, randomUUID(), (column) => named(ids.includes(column) ? column : subject))
        }
    }
  }
  return written
}

/** Two neighbours are enough: everyone is combined with both sides. */
const neighboursOf = (people: Party[], one: Party) =>
  [-1, 1].map((step) => people.at((people.indexOf(one) + step) % people.length)!)

/** Columns with a record's id but without a foreign key. */
const recordNames: Record<string, string> = {
  tenancy_id: 'tenancies',
  contract_id: 'contracts',
  property_id: 'properties',
  property: 'properties',
  chat_id: 'chats',
  suggestion_id: 'suggestions',
  ending_id: 'endings',
  paper_id: 'papers',
  handover_id: 'handovers',
  notice_id: 'arrears_notices',
}
