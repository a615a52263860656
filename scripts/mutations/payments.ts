import { type Mutation, noticedBy } from './mutation.ts'

/** Recording and reading payments. */
export const payments: Mutation[] = [
  ...noticedBy('server/http/settled-notifications.test.ts', 'whoever confirms a receipt', [
    'server/features/money/tenant-payments/receipts.ts',
    "  await settleNotifications(ctx, tx, { asks: asksFor.receipt(id), done: change.state !== 'waiting' })\n",
    '',
    'the bell asks for a receipt that was decided long ago',
  ]),
  ...noticedBy(
    'server/features/money/payments/payments.test.ts',
    'late is what no waiting receipt covers',
    [
      'server/services/ledger/late.queries.ts',
      `- \${waitingSum(row)}`,
      '- 0',
      'a tenant who sent the receipt is called late',
    ],
    [
      'server/features/money/payments/month.queries.ts',
      "case when r.late > 0 then 'late'",
      "case when r.settled >= r.amount then 'paid'",
      'who owes last month stands there as paid, in green',
    ],
  ),
  ...noticedBy('server/features/money/tenant-payments/receipt-refusals.test.ts', 'J17 a receipt that was matched', [
    'server/features/money/tenant-payments/reopen-receipt.ts',
    "if (entry?.source !== 'receipt') throw refuseReceipt('receipt_settled')",
    '',
    'taking a decision back removes a payment that somebody else booked',
  ]),
  ...noticedBy('server/features/money/tenant-payments/receipt-refusals.test.ts', 'J17 a decision about a receipt', [
    'server/features/money/tenant-payments/reopen-receipt.ts',
    ' || age > reopenableMs',
    '',
    'a confirmed payment disappears months after the tenant read that it was confirmed',
  ]),
  ...noticedBy('server/features/money/payment-plans/payment-plans.test.ts', 'PAY-12 a reminder to pass on', [
    'server/features/money/payment-plans/hand-out-reminder.ts',
    "if (!(await wasReminded(tx, { tenancy_id, stage: 'handed', day: today }))) {",
    '{',
    'every look at the text is recorded as another reminder',
  ]),
  ...noticedBy('server/features/money/payment-plans/payment-plans.test.ts', 'PAY-04 a landlord reminds', [
    'server/features/money/payment-plans/remind-by-hand.ts',
    "if (await wasReminded(tx, { tenancy_id, stage: 'hand', day: today })) throw refusePaymentPlan('reminded_today')",
    '',
    'a tenant is reminded with every tap',
  ]),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'what was forgiven is not collected', [
    'server/services/ledger/collected.queries.ts',
    `and not (\${isPaymentOrDeduction`,
    `and (\${isPaymentOrDeduction`,
    'forgiven rent is called collected',
  ]),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'J9 a payment is booked once', [
    'server/features/money/payments/record-payments.ts',
    "  source: 'hand',\n  source_key: keyOf(payment),",
    "  source: 'hand',",
    'a double click books a payment twice',
  ]),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'several at once are all booked or none', [
    'server/features/money/payments/reverse-payment.ts',
    "missingAs(refuseLedger('entry_missing'), ledgerToChange(tx, actor, tenancy))",
    'ledgerToChange(tx, actor, tenancy)',
    'a stranger learns which entries there are',
  ]),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'a shareholder reads the own part', [
    'server/access/own-part.queries.ts',
    ') * cut_to, 15)',
    '), 15)',
    'a shareholder learns what the whole property brings in',
  ]),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'PROP-03 the state of a property', [
    'server/features/property/properties/update-property.ts',
    "if (change.odemeDurumu && (await hasRunningTenancy(tx, id))) throw refuseProperty('payment_in_ledger')",
    '',
    'somebody marks a rent as paid that the account says is open',
  ]),
  ...noticedBy('server/features/money/statements/statements.test.ts', 'PAY-09 somebody who joined', [
    'server/features/money/statements/read-ledger.ts',
    'shown_from ? drafts.filter(({ on_date }) => on_date >= shown_from) : drafts',
    'drafts',
    'somebody who moved in later reads years of others',
  ]),
  ...noticedBy('server/features/tenancy/endings/ending-entries.test.ts', 'what is withdrawn takes the lines', [
    'server/features/tenancy/endings/close-ending.ts',
    '  return takeBackDeductions(ctx, tx, ending, { reason, by })',
    '  return 0',
    'an ending that never came keeps a part of the deposit',
  ]),
  ...noticedBy('server/features/money/arrears/arrears.test.ts', 'ARR-04 a notice that came back', [
    'server/features/money/arrears/write-notice.ts',
    "  if (returned_on) throw refuseArrears('notice_returned')\n",
    '',
    'a notice that the post brought back is said to have arrived',
  ]),
  ...noticedBy('server/features/money/payment-plans/payment-plans.test.ts', 'PAY-11 a rent that was raised before', [
    'server/services/ledger/ledger.queries.ts',
    ', isNull(rentChanges.taken_back_at)))',
    '))',
    'a rent that was taken back goes on being owed',
  ]),
  ...noticedBy('server/features/tenancy/endings/ending-entries.test.ts', 'several deductions share one deposit', [
    'server/features/tenancy/endings/ending-entries.ts',
    '    held -= deducted\n',
    '',
    'deductions take more than the deposit that is held',
  ]),
  ...noticedBy('web/features/money/payments/payment-sums.test.ts', 'what is open from months before', [
    'web/features/money/payments/payment-sums.ts',
    'asked: row.older + row.amount - row.settled',
    'asked: row.amount - row.settled',
    'the dialog asks for this month alone',
  ]),
  ...noticedBy('server/features/money/payments/money-that-meets.test.ts', 'asks about an equal payment of these days', [
    'server/features/money/payment-plans/change-plan.ts',
    "balance.side === 'credit' && !isRepeated",
    'false',
    'the same money is brought forward and paid, without a word',
  ]),
]
