import { expect, test } from 'vitest'
import { readCell } from '#domain/kernel/sheets.ts'
import { readAmount, readBankDay } from './bank-values.rules.ts'
import { splitTable } from './delimited-text.rules.ts'
import { openStatement, readStatement } from './read-statement.rules.ts'
import { bankAccountAbove } from './table-statement.rules.ts'

const many = 400_000
/** Texts on which a backtracking regular expression would take hours. */
const texts = {
  dots: '1.'.repeat(many),
  groups: `1${'.000'.repeat(many)}x`,
  spaces: `x${' '.repeat(many)}x`,
  'digits and spaces': `1${' '.repeat(many)}1`,
  brackets: '('.repeat(many),
  colons: `Hesap no${':'.repeat(many)}${' '.repeat(many)}\n${':'.repeat(many)}\nx`,
  letters: 'A'.repeat(many),
}

test.each(Object.entries(texts))(
  'a cell of %s is no amount, day, number or account, and that is known at once',
  (_, text) => {
    const begun = Date.now()
    expect(readAmount(text)).toBeNull()
    expect(readBankDay(text)).toBeUndefined()
    for (const kind of ['number', 'money', 'date', 'yesNo'] as const) expect(readCell(kind, text).problem).toBeDefined()
    bankAccountAbove([{ line: 1, cells: [text] }])
    expect(Date.now() - begun).toBeLessThan(5000)
  },
)

const head = 'Tarih;Açıklama;Tutar\n'
const read = (text: string) => () => readStatement(openStatement({ kind: 'text', text }), { today: '2026-11-16' })

test('a statement with more columns, rows or letters than a bank writes is refused with its line', () => {
  expect(read(`${head}${';'.repeat(900_000)}\n`)).toThrow('2. satır: Bu satırda 60 sütundan fazlası var.')
  expect(read(`${head}01.11.2026;${'x'.repeat(2001)};1,00\n`)).toThrow(
    '2. satır: Bir hücrede 2000 karakterden uzun bir metin var.',
  )
  expect(read(head + '01.11.2026;Kira;1,00\n'.repeat(6000))).toThrow('5000 satırdan fazla hareket var')
  expect(read(`${head}01.11.2026;${'x"'.repeat(900_000)};1,00\n`)).toThrow('2000 karakterden uzun')
})

test('stray quotes stay what they are, and a cell of spaces may still be quoted', () => {
  expect(splitTable('a"b;  "c;d" ;e\n', ';')[0]!.cells).toEqual(['a"b', 'c;d', 'e'])
})
