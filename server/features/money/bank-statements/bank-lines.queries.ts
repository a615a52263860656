import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { LineFilter, LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { LineToMatch } from '#domain/money/bank-statements/proposals.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bankLineParts, bankLines, bankStatements } from '#server/db/schema/bank-statements.ts'
import type { Actor } from '#server/http/actor.ts'
import { knownOfLine, lineToMatch, nothingKnown } from '#server/services/ledger/match-lines.queries.ts'
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

interface PartRow {
  tenancy: string
  baslik: string
  tenants: string[]
  amount: number
  pot: 'payment' | 'deposit'
  reversed: boolean
  matched: boolean
}

const parts = sql<PartRow[] | null>`(select json_agg(json_build_object(
    'tenancy', t.id, 'baslik', pr.baslik, 'amount', p.amount, 'pot', p.pot,
    'tenants', array(select n.tenant_name from contract_tenants n where n.contract_id = (
      select c.id from contracts c where c.tenancy_id = t.id and c.status = 'active'
      order by c.cancelled_at is null desc, c."baslangicTarihi" desc, c.id desc limit 1)
      order by n.is_primary desc, n.id),
    'matched', exists (select 1 from ledger_entries m where m.id = p.entry_id and m.source <> 'bank'),
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
      ...(isWaiting ? knownOfLine : nothingKnown),
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
    match: lineToMatch(line, known),
  }))
}
