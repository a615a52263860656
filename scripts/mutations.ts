import { access } from './mutations/access.ts'
import { accounts } from './mutations/accounts.ts'
import { analytics } from './mutations/analytics.ts'
import { assistant } from './mutations/assistant.ts'
import { audit } from './mutations/audit.ts'
import { backups } from './mutations/backups.ts'
import { bankStatements } from './mutations/bank-statements.ts'
import { blog } from './mutations/blog.ts'
import { calendar } from './mutations/calendar.ts'
import { contracts } from './mutations/contracts.ts'
import { dashboard } from './mutations/dashboard.ts'
import { declarations } from './mutations/declarations.ts'
import { doors } from './mutations/doors.ts'
import { forum } from './mutations/forum.ts'
import { ledger } from './mutations/ledger.ts'
import { lists } from './mutations/lists.ts'
import { maintenance } from './mutations/maintenance.ts'
import type { Mutation } from './mutations/mutation.ts'
import { payments } from './mutations/payments.ts'
import { privacy } from './mutations/privacy.ts'
import { rules } from './mutations/rules.ts'
import { screens } from './mutations/screens.ts'
import { search } from './mutations/search.ts'
import { server } from './mutations/server.ts'
import { tax } from './mutations/tax.ts'
import { tenancies } from './mutations/tenancies.ts'
import { tickets } from './mutations/tickets.ts'

/** Mutations of rules and declarations that a test must detect; `npm run mutate` tries them one after the other. */
export const mutations: readonly Mutation[] = [
  ...declarations,
  ...rules,
  ...doors,
  ...screens,
  ...contracts,
  ...tenancies,
  ...ledger,
  ...lists,
  ...audit,
  ...bankStatements,
  ...dashboard,
  ...payments,
  ...access,
  ...accounts,
  ...analytics,
  ...tax,
  ...calendar,
  ...assistant,
  ...search,
  ...blog,
  ...backups,
  ...maintenance,
  ...forum,
  ...tickets,
  ...privacy,
  ...server,
]
