import { expect, test } from 'vitest'
import { isMutated, mutantByHand, mutantsOf, sampled } from './generate.ts'

const file = 'server/features/money/payments/record-payments.ts'
const source = `
type Size = 20 | 50
const mostRows = 15 as Size
export async function record(ctx, tx, amount, due) {
  if (amount <= 0) throw refuse('amount')
  if (due === null || amount > due) {
    return null
  }
  tx.afterCommit(() => ctx.realtime.recheck('a'))
  const rows = await tx.select().from(dues).where(and(eq(dues.id, due), isNull(dues.voided_at)))
  const step = { async follow(rows) { if (rows.length > 9) return rows } }
  return tx.execute(sql\`select 1 from dues d where d.owner = \${owner} and d.amount > 0 and d.paid_at is null\`)
}
`

const shown = ({ start, end, replacement, kind, line, inside }: ReturnType<typeof mutantsOf>[number]) =>
  `${line} ${kind} in ${inside}: ${source.slice(start, end)} -> ${replacement}`

test('each guard, comparison, condition, follow-up, number and condition of a statement is changed once', () => {
  expect(mutantsOf(file, source).map(shown)).toEqual([
    '3 number in null: 15 -> 1500',
    '5 guard in record: amount <= 0 -> false',
    '5 comparison in record:  <=  ->  < ',
    '6 guard in record: due === null || amount > due -> false',
    '6 condition in record: due === null || amount > due -> due === null',
    '6 condition in record: due === null || amount > due -> amount > due',
    '6 comparison in record:  ===  ->  !== ',
    '6 comparison in record:  >  ->  >= ',
    "9 afterCommit in record: tx.afterCommit(() => ctx.realtime.recheck('a')) -> undefined",
    '10 sql in record: eq(dues.id, due) -> undefined',
    '10 sql in record: isNull(dues.voided_at) -> undefined',
    '11 guard in follow: rows.length > 9 -> false',
    '11 comparison in follow:  >  ->  >= ',
    '11 number in follow: 9 -> 900',
    '12 sql in record:  and d.amount > 0 -> ',
    '12 sql in record:  and d.paid_at is null -> ',
  ])
})

test('a change by hand knows the function around it, and stands once in its file', () => {
  const change = { file, find: 'rows.length > 9', replace: 'true' }
  expect(mutantByHand(change, source)).toMatchObject({ line: 11, inside: 'follow', replacement: 'true' })
  expect(() => mutantByHand({ ...change, find: 'amount' }, source)).toThrow('does not have this once: amount')
})

test('a sample takes from every district in turn, and is the same for the same seed', () => {
  const inTax = 'domain/money/tax/tax.rules.ts'
  const inForum = 'domain/community/forum/forum.rules.ts'
  const all = [file, inTax, inForum].flatMap((each) => mutantsOf(each, source))
  const [one, again, other] = [sampled(all, 8, 1), sampled(all, 8, 1), sampled(all, 8, 2)]
  expect(one.filter((mutant) => mutant.file === inForum)).toHaveLength(4)
  expect(one).toEqual(again)
  expect(one).not.toEqual(other)
})

test('only what decides is changed: no tests, routes, texts, schemas or demo data', () => {
  const files = [
    'domain/money/tax/tax.rules.ts',
    'server/features/money/payments/record-payments.ts',
    'server/access/in-view.ts',
    'domain/money/tax/tax.messages.ts',
    'domain/money/tax/tax.schema.ts',
    'server/features/money/payments/payments.routes.ts',
    'server/features/money/payments/payments.test.ts',
    'server/features/money/payments/payments.access.fixture.ts',
    'server/demo/add-payments.ts',
    'web/features/money/payments/PaymentsScreen.tsx',
  ]
  expect(files.filter(isMutated)).toEqual(files.slice(0, 3))
})
