import { type Mutation, noticedBy } from './mutation.ts'

const rulesTest = 'domain/money/tax/tax.rules.test.ts'
const sheetTest = 'server/features/money/tax/tax.test.ts'
const casesTest = 'server/features/money/tax/tax-cases.test.ts'
const queries = 'server/features/money/tax/tax.queries.ts'

/** Which income is taxed, when, for whom, and with which figures. */
export const tax: Mutation[] = [
  ...noticedBy(rulesTest, 'TAX-01 the exemption is lost above the ceiling', [
    'domain/money/tax/tax.rules.ts',
    'income > table.ceiling',
    'income > table.ceiling * 2',
    'the exemption is kept above the ceiling',
  ]),
  ...noticedBy(rulesTest, 'GVK 74 the published example of actual expenses', [
    'domain/money/tax/tax.rules.ts',
    'multipliedAndDivided(expenses, BigInt(taxable), BigInt(gross))',
    'expenses',
    'expenses of exempt rent are deducted',
  ]),
  ...noticedBy(rulesTest, 'TAX-03 the parts of co-owners', [
    'domain/money/tax/shares.rules.ts',
    'give(owner, amount - given)',
    'give(owner, amount)',
    'the owner is taxed for what the shareholders have',
  ]),
  ...noticedBy(sheetTest, 'TAX-02 rent paid ahead', [
    queries,
    'greatest(s.on_date, m.month)',
    's.on_date',
    'rent of January that came in December is taxed a year early',
  ]),
  ...noticedBy(sheetTest, 'GVK 72 a year’s rent in advance', [
    queries,
    'where e.month_parts is null',
    'where true',
    'a year’s rent is counted whole and by its months',
  ]),
  ...noticedBy('domain/money/ledger/schedule.rules.test.ts', 'GVK 72 a month without rent', [
    'domain/money/ledger/schedule.rules.ts',
    'upTo(at + 1) - upTo(at)',
    'Math.round(amount / months.length)',
    'a month without rent is taxed',
  ]),
  ...noticedBy(rulesTest, 'GVK 21 let as', [
    'domain/money/tax/property-year.rules.ts',
    "kindOfUse[use ?? ''] ?? kindOfBuilding(tasinmazCinsi)",
    'kindOfBuilding(tasinmazCinsi)',
    'a flat let as an office has the exemption of dwellings',
  ]),
  ...noticedBy(rulesTest, 'GVK 74 expenses count for the months', [
    'domain/money/tax/property-year.rules.ts',
    'BigInt(Math.min(months, of_months))',
    'BigInt(of_months)',
    'expenses of empty months are deducted',
  ]),
  ...noticedBy(sheetTest, 'GVK 74 expenses of the months', [
    'domain/money/tax/sheet.rules.ts',
    '(plain ? parts.plain : 0)',
    'parts.plain',
    'the places show expenses that the calculation leaves out',
  ]),
  ...noticedBy(sheetTest, 'GVK 74 the price of one dwelling', [
    'server/features/money/tax/change-tax.ts',
    'if (other) {',
    'if (other && year < 0) {',
    'the price of several dwellings is deducted',
  ]),
  ...noticedBy(sheetTest, 'GVK 74 a lump sum that was printed', [
    'domain/money/tax/tax.rules.ts',
    "facts.bound ? 'lump' : (facts.method ?? better)",
    "facts.method ?? (facts.bound ? 'lump' : better)",
    'a choice by hand leaves the lump sum after one year',
  ]),
  ...noticedBy(sheetTest, 'GVK 74 what was declared stays', [
    'server/features/money/tax/tax-years.queries.ts',
    'setWhere: isNull(taxReturns.declared_at),',
    '',
    'a later print changes what was declared',
  ]),
  ...noticedBy(sheetTest, 'GVK 70 a share that is sold', [
    'domain/money/tax/property-year.rules.ts',
    "sharesOn(shares, since ?? '0001-01-01')",
    'shares',
    'a share is taxed for the whole year, however long it was held',
  ]),
  ...noticedBy(casesTest, 'GVK 70, 72 V31', [
    'server/features/money/tax/read-sheet.ts',
    ' || gross > 0 || unknown.length > 0',
    '',
    'rent of a sold share that comes in a later year is nobody’s income',
  ]),
  ...noticedBy(casesTest, 'GVK 74, 94 V39', [
    'domain/money/tax/sheet.rules.ts',
    '{ dwelling: 0, workplace, plain: expenses - workplace }',
    '{ dwelling: 0, workplace: 0, plain: expenses }',
    'expenses of a place that a firm rents are left out',
  ]),
  ...noticedBy(casesTest, 'GVK 94 V41', [
    'server/services/ledger/withheld.queries.ts',
    '.before * w.amount / e.amount) end',
    '.before * w.amount / e.amount - 0.49) end',
    'more tax is credited than was withheld',
  ]),
  ...noticedBy('server/features/insight/dashboard/figures-agree.test.ts', 'DASH-01 PAY-01 ANL-01 AST-03', [
    'server/access/own-part.queries.ts',
    'and turn.day <= ',
    'and turn.day < ',
    'the day on which a share begins is counted by the shares of before',
  ]),
  ...noticedBy(sheetTest, 'GVK 70 a share outlasts the access', [
    'domain/access/guards.ts',
    'subject.holds_shares || ',
    '',
    'a shareholder without access cannot read the own tax sheet',
  ]),
  ...noticedBy('server/features/property/shares/shares.test.ts', 'TAX-03 the shares of a day', [
    'domain/property/shares/shares.rules.ts',
    "if (exceedsWhole([...others, share])) return { kind: 'too_much', free: remainingShare(others) }",
    '',
    'the shares of a property are more than the whole',
  ]),
  ...noticedBy(sheetTest, 'TAX-03 each has the own part', [
    'server/features/money/tax/read-sheet.ts',
    "if (person !== actor.userId && !open.includes(person)) throw refuseTax('sheet_missing')",
    '',
    'everybody reads everybody’s tax',
  ]),
  ...noticedBy(sheetTest, 'TAX-05 a year without figures', [
    'server/features/money/tax/read-sheet.ts',
    "(query.figures === 'last' ? earlier : null)",
    'earlier',
    'a year is reckoned with another year’s figures without a word',
  ]),
  ...noticedBy('server/features/money/tax/tax-cases.test.ts', 'GVK 70 V44', [
    'domain/money/tax/sheet.rules.ts',
    "some((day) => !day.endsWith('-01'))",
    'some(() => false)',
    'nobody is told for whom the month of a sale was counted',
  ]),
]
