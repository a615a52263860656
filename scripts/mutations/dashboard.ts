import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/insight/dashboard'
const apiTest = `${feature}/dashboard.test.ts`

/** The start screen shows the right user's figures, and a failing part does not affect the others. */
export const dashboard: Mutation[] = [
  ...noticedBy(
    apiTest,
    'a part whose query fails is empty and named',
    [
      `${feature}/parts.queries.ts`,
      'failed.add(part)',
      'void part',
      'zeros of a part that could not be read pass for the truth',
    ],
    [
      `${feature}/parts.queries.ts`,
      'readTogether<Record<string, unknown>>(ctx.db, { [part]: parts[part] ?? sql`null` })',
      'readTogether<Record<string, unknown>>(ctx.db, parts as never)',
      'one broken part takes all the others along',
    ],
  ),
  ...noticedBy(apiTest, 'who works for an owner reads sums only with the right to money', [
    `${feature}/figures.queries.ts`,
    "moneyInReach(actor, due, 'read')} then",
    'sql`true`} then',
    'a shareholder reads the whole income',
  ]),
  ...noticedBy('server/features/insight/dashboard/dashboard.test.ts', 'a shareholder the own part', [
    'server/features/insight/dashboard/figures.queries.ts',
    `where \${moneyInReach(actor, due, 'manage')}`,
    `where \${moneyInReach(actor, due, 'read')}`,
    'a lawyer who may not open the expenses reads their sum',
  ]),
]
