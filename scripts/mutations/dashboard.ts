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
]
