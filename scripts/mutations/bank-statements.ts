import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/money/bank-statements'
const apiTest = `${feature}/bank-statements.test.ts`

/** A line's account, what it is booked as, and that it is booked once. */
export const bankStatements: Mutation[] = [
  ...noticedBy('domain/money/bank-statements/fingerprint.rules.test.ts', 'two equal payments of one day are two', [
    'domain/money/bank-statements/fingerprint.rules.ts',
    '(seen.get(kind) ?? 0) + 1',
    '1',
    'the second of two equal payments is lost',
  ]),
  ...noticedBy('domain/money/bank-statements/proposals.rules.test.ts', 'a payment recorded by hand and a twin', [
    'domain/money/bank-statements/proposals.rules.ts',
    "cautions.length > 0 ? 'low' : confidenceOf",
    "false ? 'low' : confidenceOf",
    'a payment that was recorded by hand is booked again with the sure ones',
  ]),
  ...noticedBy('domain/money/bank-statements/camt.rules.test.ts', 'announced movements wait', [
    'domain/money/bank-statements/camt.rules.ts',
    "return status === '' || status === 'BOOK'",
    "return status !== ''",
    'a payment that was only announced is booked, and again when it comes',
  ]),
  ...noticedBy('domain/money/bank-statements/mt940.rules.test.ts', 'what does not add up', [
    'domain/money/bank-statements/mt940.rules.ts',
    'closing.amount !== expected',
    'false',
    'a file with lines missing is taken for a whole one',
  ]),
  ...noticedBy(
    apiTest,
    'another owner’s lines and tenancies are not there',
    [
      `${feature}/confirm-lines.ts`,
      'owners.get(tenancy) !== line.owner_id',
      'false',
      'money of one owner is booked for the tenant of another',
    ],
    [
      `${feature}/bank-scope.queries.ts`,
      `and \${bankLines.taken_by} = \${actor.userId}`,
      '',
      'staff of one flat read the whole statement of the owner',
    ],
  ),
  ...noticedBy(
    apiTest,
    'confirmed twice at once',
    [
      `${feature}/confirm-lines.ts`,
      ".filter(({ state }) => state === 'waiting')",
      '.filter(() => true)',
      'two presses book a payment twice',
    ],
    [
      `${feature}/confirm-lines.ts`,
      'sum + amount, 0) !== line.amount',
      'sum + amount, 0) < 0',
      'more is booked than came in',
    ],
  ),
  ...noticedBy(apiTest, 'J9 a file is looked at', [
    `${feature}/confirm-lines.ts`,
    `\${round > 1 ? \`:\${round}\` : ''}`,
    '',
    'a line that was taken back can never be booked again',
  ]),
  ...noticedBy('server/features/money/payments/same-money.test.ts', 'leaves the payment that was entered by hand', [
    `${feature}/candidates.queries.ts`,
    "        eq(ledgerEntries.source, 'bank'),\n",
    '',
    'taking back a match reverses somebody’s own booking',
  ]),
]
