import { groupBy } from '#domain/kernel/group-by.ts'
import { newId } from '#domain/kernel/ids.ts'
import {
  bankStatementsMessages,
  refuseBank,
  refuseStatement,
} from '#domain/money/bank-statements/bank-statements.messages.ts'
import type {
  StatementCheck,
  StatementToCheck,
  StatementToTake,
} from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import { fingerprints } from '#domain/money/bank-statements/fingerprint.rules.ts'
import { columnsFor } from '#domain/money/bank-statements/read-statement.rules.ts'
import { type StatementLine, StatementProblem } from '#domain/money/bank-statements/statement.rules.ts'
import { wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { readStatementHead, readStatementLines } from '#server/reading/read.ts'
import type { StatementHead } from '#server/reading/statements.ts'
import { ownerToActFor } from './bank-scope.queries.ts'
import {
  bankAccountsOf,
  deleteStatement,
  insertLines,
  insertStatement,
  knownFingerprints,
  rememberColumns,
  rememberedColumns,
} from './bank-statements.queries.ts'

const problemOf = ({ line, reason }: { line: number | null; reason: string }) =>
  refuseStatement(new StatementProblem(line, reason))

async function headOf(content: StatementToCheck['content']): Promise<StatementHead> {
  const read = await readStatementHead(content)
  if ('problem' in read) throw problemOf(read.problem)
  return read.head
}

interface Columns {
  columns: ColumnKind[]
  columns_from: StatementCheck['columns_from']
}

/** The columns chosen by the person, else remembered from the last file, else recognised from the headers. */
async function chosenColumns(
  db: Db,
  owner: string,
  opened: StatementHead,
  said: ColumnKind[] | undefined,
): Promise<Columns> {
  if (!('headers' in opened)) return { columns: ['none'], columns_from: 'recognised' }
  const width = opened.headers.length
  // The person's choice is used even if incomplete, because the check reports what is missing.
  if (said && said.length === width) return { columns: said, columns_from: 'chosen' }
  const remembered = await rememberedColumns(db, owner, opened.signature)
  const columns = columnsFor(opened, remembered)
  return { columns, columns_from: remembered && columns !== opened.columns ? 'remembered' : 'recognised' }
}

const shownLines = 8

/** Reads the file and reports the result without writing anything. */
export async function checkStatement(ctx: Context, actor: Actor, given: StatementToCheck): Promise<StatementCheck> {
  const owner = await ownerToActFor(ctx.db, actor, given.owner)
  const opened = await headOf(given.content)
  const chosen = await chosenColumns(ctx.db, owner, opened, given.columns)
  const common = {
    format: opened.format,
    accounts: await bankAccountsOf(ctx.db, actor, owner),
    headers: 'headers' in opened ? opened.headers : [],
    header_line: 'headers' in opened ? opened.line : null,
    ...chosen,
  }
  const read = await readStatementLines(given.content, chosen.columns, actor.today)
  if ('problem' in read) {
    // Without columns the person cannot correct anything.
    if (!('headers' in opened)) throw problemOf(read.problem)
    return { ...common, ...nothingRead, problem: { line: read.problem.line, message: read.problem.reason } }
  }
  const { lines, warnings } = read
  const marks = marksOf(lines, lines[0]!.account ?? '')
  const days = lines.map(({ day }) => day).toSorted()
  return {
    ...common,
    account: lines[0]!.account,
    problem: null,
    warnings,
    lines: lines.slice(0, shownLines).map(({ line, day, amount, currency, description, counterparty, reference }) => ({
      line,
      day,
      amount,
      currency,
      description,
      counterparty,
      reference,
    })),
    total: lines.length,
    known: await knownFingerprints(ctx.db, owner, marks),
    from: days[0]!,
    to: days.at(-1)!,
    incoming: totals(lines.filter(({ amount }) => amount > 0)),
    outgoing: totals(lines.filter(({ amount }) => amount < 0)),
  }
}

const nothingRead = {
  account: null,
  warnings: [],
  lines: [],
  total: 0,
  known: 0,
  from: null,
  to: null,
  incoming: [],
  outgoing: [],
}

function totals(lines: readonly StatementLine[]): StatementCheck['incoming'] {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    return { currency, count: own.length, sum: own.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

/** A file may contain several accounts; equal lines are counted within each. */
function marksOf(lines: readonly StatementLine[], bankAccount: string): string[] {
  const marks = new Map<StatementLine, string>()
  for (const [each, own] of groupBy(lines, (line) => line.account ?? bankAccount)) {
    for (const [index, mark] of fingerprints(each, own).entries()) marks.set(own[index]!, mark)
  }
  return lines.map((line) => marks.get(line)!)
}

/** Saves all new lines of the file or none; lines taken before stay unchanged. */
export async function takeStatement(ctx: Context, actor: Actor, given: StatementToTake) {
  const owner = await ownerToActFor(ctx.db, actor, given.owner)
  const opened = await headOf(given.content)
  const { columns } = await chosenColumns(ctx.db, owner, opened, given.columns)
  const read = await readStatementLines(given.content, columns, actor.today)
  if ('problem' in read) throw problemOf(read.problem)
  const { lines } = read
  return ctx.db.transact(async (tx) => {
    const bankAccount = given.account ?? ''
    if (!bankAccount && lines.some((line) => line.account === null)) throw refuseBank('account_unknown')
    const now = ctx.clock.now()
    const statement = {
      id: newId(),
      owner_id: owner,
      format: opened.format,
      file_name: given.file_name,
      by_id: actor.userId,
      by_name: actor.username,
      created_at: now,
    }
    await insertStatement(tx, statement)
    const marks = marksOf(lines, bankAccount)
    const taken = await insertLines(
      tx,
      lines.map((line, index) => ({
        id: newId(),
        owner_id: owner,
        statement_id: statement.id,
        taken_by: actor.userId,
        account: line.account ?? bankAccount,
        format: opened.format,
        line: line.line,
        fingerprint: marks[index]!,
        day: line.day,
        value_day: line.valueDay,
        amount: line.amount,
        currency: line.currency,
        description: line.description,
        counterparty: line.counterparty,
        counterparty_key: wordsOf(line.counterparty),
        counterparty_iban: line.counterpartyIban,
        reference: line.reference,
        created_at: now,
      })),
    )
    if (taken === 0) await deleteStatement(tx, statement.id)
    if ('headers' in opened)
      await rememberColumns(tx, { owner_id: owner, signature: opened.signature, columns, updated_at: now })
    const known = lines.length - taken
    return { taken, known, message: bankStatementsMessages.taken(taken, known) }
  })
}
