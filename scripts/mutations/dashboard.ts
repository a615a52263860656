import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/insight/dashboard'
const apiTest = `${feature}/dashboard.test.ts`

/** The start screen shows the right user's figures, and a failing part does not affect the others. */
export const dashboard: Mutation[] = [
  ...noticedBy(
    apiTest,
    'a part whose query fails is empty and named',
    [
      `${feature}/read-cards.ts`,
      'failed.add(name)',
      'void name',
      'zeros of a part that could not be read pass for the truth',
    ],
    [
      `${feature}/read-cards.ts`,
      'readTogether<CardsRow>(ctx.db, { [name]: select })',
      'readTogether<CardsRow>(ctx.db, selects as never)',
      'one broken part takes all the others along',
    ],
  ),
  ...noticedBy(apiTest, 'who works for an owner reads sums only with the right to money', [
    `${feature}/cards/cashflow.queries.ts`,
    "moneyInReach(viewer, due, 'read')} as whole",
    'sql`true`} as whole',
    'a shareholder reads the whole income',
  ]),
  ...noticedBy('server/features/insight/dashboard/dashboard.test.ts', 'a shareholder the own part', [
    'server/features/insight/dashboard/cards/cashflow.queries.ts',
    `where \${moneyInReach(viewer, due, 'manage')}`,
    `where \${moneyInReach(viewer, due, 'read')}`,
    'a lawyer who may not open the expenses reads their sum',
  ]),
  ...noticedBy('server/features/insight/dashboard/queue.test.ts', 'the queue holds what this person can finish', [
    'server/features/insight/dashboard/cards/papers.queries.ts',
    '.filter((each) => contractRights(each.role, each).manage)',
    '',
    'somebody without the right is asked to answer a paper for the owner',
  ]),
  ...noticedBy('server/features/insight/dashboard/queue.test.ts', 'the queue holds what this person can finish', [
    'server/features/insight/dashboard/cards/to-answer.queries.ts',
    'withRight(viewer, (rights) => rights.manageSuggestions),',
    '',
    'somebody is asked to answer a request and refused',
  ]),
  ...noticedBy('server/features/insight/dashboard/queue.test.ts', 'a tenant reminded by hand comes back', [
    'domain/insight/dashboard/queue.rules.ts',
    ' && !month?.reminded.includes(row.tenancy_id)',
    '',
    'the same tenant is to be reminded every morning',
  ]),
  ...noticedBy('server/features/insight/dashboard/dashboard.test.ts', 'an expense that was voided is no expense', [
    'server/features/insight/dashboard/cards/cashflow.queries.ts',
    ` and \${inSpan} and d.voided_at is null) each`,
    ` and \${inSpan}) each`,
    'voided expenses stand in the chart',
  ]),
]
