import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStatement, readStatement } from '#domain/money/bank-statements/read-statement.rules.ts'
import { decodeText, shapeOf } from '#domain/money/bank-statements/statement-file.rules.ts'
import { demoAccounts, demoTenants } from '#server/demo/demo-accounts.ts'
import { projectRoot } from '#server/project-root.ts'

const read = async (name: string) => {
  const bytes = new Uint8Array(await readFile(path.join(projectRoot, 'docs/examples', name)))
  expect(shapeOf(bytes)).toBe('text')
  return readStatement(openStatement({ kind: 'text', text: decodeText(bytes) }), { today: '2026-11-16' })
}

test('the example files are read whole, and their senders are people of the demo', async () => {
  const csv = await read('hesap-hareketleri.csv')
  expect(csv.warnings).toEqual([])
  expect(csv.lines.map(({ line, day, amount }) => [line, day, amount])).toEqual([
    [8, '2026-11-02', 4_250_000],
    [9, '2026-11-03', 1_375_000],
    [10, '2026-11-04', -128_460],
    [11, '2026-11-05', 6_240_000],
    [12, '2026-11-05', 1_500_000],
    [13, '2026-11-09', 1_450_000],
    [14, '2026-11-10', 100_000],
    [15, '2026-11-12', -3675],
  ])
  const mt940 = await read('hesap-ekstresi.sta')
  expect(mt940.lines.map(({ day, amount, counterparty }) => [day, amount, counterparty])).toEqual([
    ['2026-11-13', 4_250_000, 'MEHMET OZTURK'],
    ['2026-11-13', 200_000, 'MERVE TUNC'],
    ['2026-11-14', -375_000, ''],
  ])
  const camt = await read('hesap-ekstresi.xml')
  expect(camt.lines.map(({ line, day, amount, counterparty }) => [line, day, amount, counterparty])).toEqual([
    [16, '2026-11-14', 4_250_000, 'MEHMET OZTURK'],
    [29, '2026-11-15', -3575, ''],
  ])
  expect(camt.warnings).toEqual([])
  expect(new Set([...csv.lines, ...mt940.lines, ...camt.lines].map(({ account: bankAccount }) => bankAccount))).toEqual(
    new Set(['TR330006100519786457841326']),
  )
  const people = [...demoAccounts, ...demoTenants].map(({ username }) => username.toLocaleUpperCase('tr-TR'))
  for (const { counterparty } of csv.lines) if (counterparty) expect(people).toContain(counterparty)
})
