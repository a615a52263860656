import { type Mutation, noticedBy } from './mutation.ts'

const allocation = 'domain/money/ledger/allocation.rules.ts'
const allocationTest = 'domain/money/ledger/allocation.rules.test.ts'
const casesTest = 'domain/money/ledger/allocation-cases.rules.test.ts'
const sameTest = 'server/features/money/payments/same-money.test.ts'
const meetsTest = 'server/features/money/payments/money-that-meets.test.ts'
const bankTest = 'server/features/money/bank-statements/bank-statements.test.ts'
const schedule = 'domain/money/ledger/schedule.rules.ts'
const scheduleTest = 'domain/money/ledger/schedule.rules.test.ts'
const services = 'server/services/ledger'
const ledgerTest = `${services}/ledger.test.ts`
const scope = 'server/access/ledger-scope.queries.ts'
const paymentsTest = 'server/features/money/payments/payments.test.ts'
const plans = 'server/features/money/payment-plans'
const plansTest = `${plans}/payment-plans.test.ts`

/** Allocation of payments, due dates, booking exactly once, and who may read and is notified. */
export const ledger: Mutation[] = [
  ...noticedBy(sameTest, 'PAY-02 an equal payment is shown before it is booked again, on every way', [
    'server/services/ledger/same-money.ts',
    'if (known.length > 0) throw refuseKnown(known)',
    '',
    'the same money is booked twice without a word',
  ]),
  ...noticedBy(sameTest, 'BNK-02 two lines of one bank are two payments', [
    'server/services/ledger/same-money.ts',
    "guess.confidence !== 'low'",
    'true',
    'a payment by hand uses up a stranger’s bank line',
  ]),
  ...noticedBy(meetsTest, 'two equal payments in one call are asked about', [
    'server/services/ledger/same-money.ts',
    '  if (twin) {',
    '  if (twin && false) {',
    'two lines of one movement are both booked with one press',
  ]),
  ...noticedBy(meetsTest, 'a payment that is taken back releases the receipt and the line', [
    'server/services/ledger/book-entries.ts',
    '    const { receipts } = await releaseSettled(tx, entry)\n',
    '    const receipts: string[] = []\n',
    'a receipt is called confirmed although its payment was taken back, and nobody sees the money again',
  ]),
  ...noticedBy(meetsTest, 'two lines of one call settle two receipts', [
    'server/services/ledger/same-money.ts',
    'alike.receipts.filter(({ id }) => !settled.has(id))',
    'alike.receipts',
    'a receipt is settled twice and the other one waits to be booked again',
  ]),
  ...noticedBy(meetsTest, 'a line that was split over rent and deposit settles the receipt of the whole', [
    'server/features/money/bank-statements/confirm-lines.ts',
    'parts.length > 1 ?',
    'parts.length > 9 ?',
    'a transfer that was split is booked again from its receipt',
  ]),
  ...noticedBy(meetsTest, 'a receipt that names the deposit is money for the deposit', [
    'server/features/money/tenant-payments/receipts.ts',
    "kind: pot === 'deposit' ? 'deposit_received' : 'payment',",
    "kind: 'payment',",
    'a deposit pays rent',
  ]),
  ...noticedBy(meetsTest, 'mails about confirmed receipts and settled ones wait out the undo', [
    'server/features/money/tenant-payments/receipts.ts',
    'did, unlessReversed: entry }',
    'did }',
    'the tenant has a mail about a payment that was taken back at once',
  ]),
  ...noticedBy(allocationTest, 'TBK 102: the one that fell due first', [
    allocation,
    '.sort(([a], [b]) => compareDays(a, b))',
    '.sort(([a], [b]) => compareDays(b, a))',
    'the newest month is paid first and the oldest stays open',
  ]),
  ...noticedBy(allocationTest, 'TBK 101: the payer’s word goes before the receipt', [
    allocation,
    'of [payer_names, receipt_names]',
    'of [receipt_names, payer_names]',
    'the landlord’s receipt overrules what the payer said',
  ]),
  ...noticedBy(allocationTest, 'TBK 100: interest and costs that are due before the debt', [
    allocation,
    'yield* inDays(sides)',
    '',
    'the debt is paid before its interest and costs',
  ]),
  ...noticedBy(
    casesTest,
    'TBK 102 M7 without words nothing is paid before its day but rent: the damage takes nothing',
    [
      allocation,
      'paidAhead.includes(claim.category) && canSettle',
      'canSettle',
      'money without words pays a damage that is not due',
    ],
  ),
  ...noticedBy(
    casesTest,
    'TBK 101 M5 the named December was written anew with a higher rent: the payment goes with it',
    [allocation, 'rewritten.get(id) ?? id', 'id', 'a changed rent makes the account forget what the payer named'],
  ),
  ...noticedBy(
    bankTest,
    'TBK 101 a month that the payer names counts before its due is booked; a damage that is not due takes nothing',
    [
      'server/services/ledger/named-claims.ts',
      'months: monthsToCome(each.words, open, each.day)',
      'months: []',
      'December paid in advance stays open, and something else is paid with it',
    ],
  ),
  ...noticedBy(
    allocationTest,
    'TBK 102: those of one day in proportion, to the kuruş',
    [
      allocation,
      'BigInt(left) * BigInt(amount)',
      '(BigInt(left) * BigInt(total)) / BigInt(open.length)',
      'claims of one day get equal parts, not proportional ones',
    ],
    [allocation, '.slice(0, left - given)', '.slice(0, 0)', 'kuruş that cannot be divided are lost'],
  ),
  ...noticedBy(allocationTest, 'what was taken back is as if it had never been', [
    'domain/money/ledger/entries.schema.ts',
    ' && !reversed.has(id)',
    '',
    'a payment that was taken back still pays',
  ]),
  ...noticedBy(scheduleTest, 'day 31 is the last day of a shorter month', [
    schedule,
    `earlier(addDays(from, pay_day - 1), to)
    const due_on = earlier(later(payDay, counted.from), counted.to)`,
    `addDays(from, pay_day - 1)
    const due_on = later(payDay, counted.from)`,
    'what is due on day 31 falls into the next month',
  ]),
  ...noticedBy(scheduleTest, 'the last days fall due within the tenancy', [
    schedule,
    'const due_on = earlier(later(payDay, counted.from), counted.to)',
    'const due_on = later(payDay, counted.from)',
    'the last rent falls due after the tenant has left',
  ]),
  ...noticedBy(scheduleTest, 'what somebody took back by hand stays taken back', [
    'domain/money/ledger/reconcile.rules.ts',
    'if (before.some(({ id }) => byHand.has(id))) continue',
    '',
    'the job books again what the landlord took back',
  ]),
  ...noticedBy(
    ledgerTest,
    'fifty payments, reversals and runs of the job at once all count once',
    [
      `${services}/book-entries.ts`,
      'by_id: by.id,',
      'source_key: null, by_id: by.id,',
      'the same thing is booked as often as it is sent',
    ],
    [
      `${services}/refresh-dues.ts`,
      '!before || by.says(before) !== by.says(row)',
      '!before',
      'lists go on saying what was owed before the payment',
    ],
  ),
  ...noticedBy(
    ledgerTest,
    'the next due of an ordinary account is written without reading its history',
    [
      `${services}/extend-dues.ts`,
      'every(({ on_date }) => on_date > day)',
      'every(() => day !== null)',
      'a rent that comes before an older claim leaves the money with that claim',
    ],
    [
      `${services}/extend-dues.ts`,
      '|| ledger.credit ||',
      '|| !ledger.credit ||',
      'the job reads whole histories every month',
    ],
  ),
  ...noticedBy(ledgerTest, 'the job makes each due once, however often it runs', [
    `${services}/extend-dues.ts`,
    '|| ledger.credit ||',
    '||',
    'what was paid ahead does not pay the next month',
  ]),
  ...noticedBy(ledgerTest, 'what was collected says for what', [
    `${services}/ledger.queries.ts`,
    'if (settlements.gone.length > at) writes.push(removingSettlements(slice(settlements.gone)))',
    '',
    'a payment that was taken back counts as income for ever',
  ]),
  ...noticedBy(ledgerTest, 'what was marked as paid before is carried over once', [
    `${services}/make-dues.ts`,
    "carried_over !== 'Ödendi'",
    "carried_over !== 'Beklemede'",
    'what was unpaid before the ledger counts as paid',
  ]),
  ...noticedBy(paymentsTest, 'J9 a payment is booked once', [
    'server/features/money/payments/record-payments.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It stands in the file like this.
    '=> `hand:${key}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: As above.
    '=> `hand:${key}:${crypto.randomUUID()}`',
    'a double click books two payments',
  ]),
  ...noticedBy(
    paymentsTest,
    'ROLE-04 staff see and record with canManagePayments alone',
    [scope, `[sql\`\${owner_id} = \${actor.callerId}\`]`, '[sql`true`]', 'everybody reads everybody’s month'],
    [
      scope,
      "right === 'manage' ? rights.manage : rights.read === 'all'",
      'rights !== null',
      'staff without the right over payments read all of them',
    ],
    [scope, 'if (!found.rights.manage)', 'if (false)', 'a tenant records the own payment'],
  ),
  ...noticedBy(
    plansTest,
    'tenants are reminded once at each stage',
    [
      `${plans}/payment-plans.queries.ts`,
      `and(lt(ledgerDues.settled, ledgerDues.amount), gte(ledgerDues.due_on, from), lte(ledgerDues.due_on, to))
const openSum = sql<number>\`sum(\${ledgerDues.amount} - \${ledgerDues.settled})`,
      `and(gte(ledgerDues.due_on, from), lte(ledgerDues.due_on, to))
const openSum = sql<number>\`sum(\${ledgerDues.amount})`,
      'somebody who has paid is reminded',
    ],
    [`${plans}/remind-payments.ts`, 'if (taken) await', 'await', 'two runs of the job remind twice'],
  ),
  ...noticedBy(plansTest, 'a switched-off reminder is not sent', [
    `${plans}/payment-plans.queries.ts`,
    ', ledgerAccounts.reminders)',
    ')',
    'a tenant is reminded though it was switched off',
  ]),
]
