import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/work/calendar'
const monthTest = `${feature}/calendar.test.ts`
const feedTest = `${feature}/calendar-feed.test.ts`

/** Who sees which dates, and what a calendar link reveals. */
export const calendar: Mutation[] = [
  ...noticedBy(monthTest, 'money is for those who may read it', [
    `${feature}/payment-days.queries.ts`,
    `where \${readableClaims(actor, day)} and not`,
    'where not',
    'everybody sees everybody’s due days',
  ]),
  ...noticedBy(monthTest, 'a shareholder knows the day and not the amount', [
    `${feature}/payment-days.ts`,
    'amount: whole ? amount : null',
    'amount',
    'a shareholder reads all of the rent',
  ]),
  ...noticedBy(monthTest, 'those whom others followed see nothing', [
    `${feature}/payment-days.queries.ts`,
    ` and not \${replaced(actor)})\``,
    ')`',
    'who moved out reads what the others pay',
  ]),
  ...noticedBy(monthTest, 'one call of few statements', [
    `${feature}/view-month.ts`,
    'matching.slice(0, mostItems)',
    'matching',
    'a month of thousands of days is sent whole',
  ]),
  ...noticedBy('domain/work/calendar/feed.rules.test.ts', 'without names nobody and no property is named', [
    'domain/work/calendar/feed.rules.ts',
    '...(names ? [`: ',
    '...(true ? [`: ',
    'names stand in a calendar that was asked for without them',
  ]),
  ...noticedBy('domain/work/calendar/ical.rules.test.ts', 'a line of 75 octets stays whole', [
    'domain/work/calendar/ical.rules.ts',
    'used + size > longest',
    'used + size > longest + 2',
    'lines are longer than programs read',
  ]),
  ...noticedBy(
    feedTest,
    'a closed account and an administrator have no calendar',
    [
      `${feature}/read-feed.ts`,
      "  passesAs('signed-in', subjectsOf(actor.subject, actor.engagements)) &&\n",
      '',
      'a closed account is read on',
    ],
    [
      `${feature}/read-feed.ts`,
      '  mayHaveAddress(actor) &&\n',
      '',
      'an address gives away what an administrator sees of everybody',
    ],
  ),
  ...noticedBy(feedTest, 'a renewed, a closed and an unknown address answer alike', [
    `${feature}/calendar-address.ts`,
    'const change = { ...freshToken(ctx), created_at',
    'const change = { created_at',
    'a renewed address is the old one',
  ]),
  ...noticedBy(feedTest, 'two creations at once leave one address', [
    `${feature}/calendar-address.ts`,
    'token_encrypted: encryptText(ctx.secrets.encryption, token)',
    'token_encrypted: token',
    'whoever reads the database reads calendars',
  ]),
  ...noticedBy('server/features/money/arrears/arrears.test.ts', 'a notice that the landlord withdrew', [
    'server/features/work/deadlines/contract-sources.queries.ts',
    "            and n.withdrawn_at is null and n.delivery not in ('app', 'e-posta')",
    "            and n.delivery not in ('app', 'e-posta')",
    'both sides see the last day of a notice that no longer counts',
  ]),
]
