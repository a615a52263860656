import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { LineFilter, LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { LineToMatch } from '#domain/money/bank-statements/proposals.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bankLineParts, bankLines, bankStatements } from '#server/db/schema/bank-statements.ts'
import type { Actor } from '#server/http/actor.ts'
import { linesInReach } from './bank-scope.queries.ts'

const shown: Record<LineFilter['show'], SQL> = {
  waiting: and(eq(bankLines.state, 'waiting'), gt(bankLines.amount, 0))!,
  outgoing: and(eq(bankLines.state, 'waiting'), lt(bankLines.amount, 0))!,
  confirmed: eq(bankLines.state, 'confirmed'),
  ignored: eq(bankLines.state, 'ignored'),
}

export async function lineCounts(db: Db, actor: Actor): Promise<Record<LineFilter['show'], number>> {
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`
  const [row] = await db
    .select({
      waiting: count(shown.waiting),
      outgoing: count(shown.outgoing),
      confirmed: count(shown.confirmed),
      ignored: count(shown.ignored),
    })
    .from(bankLines)
    .where(linesInReach(actor))
  return row!
}

/** Tenancies with confirmed payments of the same sender; limited to five, because several prove nothing. */
const paidFor = (column: 'counterparty_iban' | 'counterparty_key') => sql<string[]>`array(
  select distinct p.tenancy_id::text from bank_lines h
  join ${bankLineParts} p on p.line_id = h.id and p.round = h.round
  where h.owner_id = ${bankLines.owner_id} and h.state = 'confirmed'
    and h.${sql.identifier(column)} = ${bankLines[column]} and h.${sql.identifier(column)} <> '' limit 5)`

/** A line with the same day and amount in a file of another format, or of the same account written differently. */
const hasTwin = sql<boolean>`exists (select 1 from bank_lines w
  where w.owner_id = ${bankLines.owner_id} and w.day = ${bankLines.day} and w.amount = ${bankLines.amount}
    and w.currency = ${bankLines.currency} and w.id <> ${bankLines.id} and w.state <> 'ignored'
    and (w.account = ${bankLines.account} and w.format <> ${bankLines.format}
      or w.account <> ${bankLines.account}
        and (strpos(w.account, ${bankLines.account}) > 0 or strpos(${bankLines.account}, w.account) > 0)))`

interface PartRow {
  tenancy: string
  baslik: string
  tenants: string[]
  amount: number
  pot: 'payment' | 'deposit'
  reversed: boolean
}

const parts = sql<PartRow[] | null>`(select json_agg(json_build_object(
    'tenancy', t.id, 'baslik', pr.baslik, 'amount', p.amount, 'pot', p.pot,
    'tenants', array(select n.tenant_name from contract_tenants n where n.contract_id = (
      select c.id from contracts c where c.tenancy_id = t.id and c.status = 'active'
      order by c.cancelled_at is null desc, c."baslangicTarihi" desc, c.id desc limit 1)
      order by n.is_primary desc, n.id),
    'reversed', exists (select 1 from ledger_entries r where r.reverses = p.entry_id)) order by p.part)
  from ${bankLineParts} p join tenancies t on t.id = p.tenancy_id join properties pr on pr.id = t.property_id
  where p.line_id = ${bankLines.id} and p.round = ${bankLines.round} and ${bankLines.state} = 'confirmed')`

export interface ReadLine {
  view: Omit<LineView, 'proposal'>
  match: LineToMatch
}

export async function readLines(db: Db, actor: Actor, filter: LineFilter): Promise<ReadLine[]> {
  const isWaiting = filter.show === 'waiting'
  const rows = await db
    .select({
      line: bankLines,
      file_name: bankStatements.file_name,
      owner_name: users.username,
      parts: filter.show === 'confirmed' ? parts : sql<null>`null`,
      hasTwin: isWaiting ? hasTwin : sql<boolean>`false`,
      ibanPaidFor: isWaiting ? paidFor('counterparty_iban') : sql<string[]>`'{}'::text[]`,
      namePaidFor: isWaiting ? paidFor('counterparty_key') : sql<string[]>`'{}'::text[]`,
    })
    .from(bankLines)
    .innerJoin(bankStatements, eq(bankStatements.id, bankLines.statement_id))
    .innerJoin(users, eq(users.id, bankLines.owner_id))
    .where(and(linesInReach(actor), shown[filter.show]))
    .orderBy(desc(bankLines.day), desc(bankLines.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  return rows.map(({ line, file_name, owner_name, parts: booked, ...known }) => ({
    view: {
      id: line.id,
      owner: line.owner_id,
      owner_name,
      account: line.account,
      day: line.day,
      amount: line.amount,
      currency: line.currency,
      description: line.description,
      counterparty: line.counterparty,
      counterparty_iban: line.counterparty_iban,
      reference: line.reference,
      state: line.state,
      file_name,
      line: line.line,
      decided_by: line.decided_by,
      decided_at: line.decided_at?.toISOString() ?? null,
      reason: line.reason,
      parts: (booked ?? []).map(({ tenancy, baslik, tenants, ...part }) => ({
        ...part,
        tenancy: { id: tenancy, property: titleOf({ baslik }), tenants },
      })),
    },
    match: {
      id: line.id,
      day: line.day,
      amount: line.amount,
      currency: line.currency,
      description: line.description,
      counterparty: line.counterparty,
      counterpartyIban: line.counterparty_iban,
      ...known,
    },
  }))
}
