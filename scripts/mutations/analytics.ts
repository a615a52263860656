import { type Mutation, noticedBy } from './mutation.ts'

/** Figures over all of a user's properties. */
export const analytics: Mutation[] = [
  ...noticedBy(
    'server/features/insight/analytics/analytics.test.ts',
    'another owner’s property in the filter answers like one that is not there',
    [
      'server/features/insight/analytics/analyse.ts',
      'found.filter(({ id }) => wanted.has(id))',
      '[...wanted].map((id) => found.find((each) => each.id === id) ?? { ...found[0]!, id })',
      'a stranger reads the figures of any property by its id',
    ],
    [
      'server/features/insight/analytics/analytics.queries.ts',
      'where p.deleted_at is null and (',
      'where (',
      'what lies in the bin is counted',
    ],
  ),
  ...noticedBy('server/features/insight/analytics/analytics.test.ts', 'everybody reads what they may', [
    'server/features/insight/analytics/analytics.queries.ts',
    "actor.subject.role === 'admin' ?",
    'false ?',
    'whoever runs the installation reads what everybody earns',
  ]),
  ...noticedBy('server/features/insight/analytics/analytics.test.ts', 'income, expense, net, vacancy, late share', [
    'server/services/ledger/collected.queries.ts',
    `e.due_entry = \${column('due_id')}`,
    'false',
    'a cost that the tenant pays back counts as income',
  ]),
  ...noticedBy('domain/insight/analytics/figures.rules.test.ts', 'they hold no costs', [
    'domain/insight/analytics/figures.rules.ts',
    'expenses: property.costs ? rows.expenses.filter(isOwn) : []',
    'expenses: rows.expenses.filter(isOwn)',
    'the sums of months tell somebody what a property costs who may not know',
  ]),
  ...noticedBy('server/features/insight/analytics/in-batches.test.ts', 'one that fails leaves its own empty', [
    'server/features/insight/analytics/in-batches.ts',
    '      onFailure(error)\n      return null',
    '      throw error',
    'one failing query takes the whole screen along',
  ]),
]
