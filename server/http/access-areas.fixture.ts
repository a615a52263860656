import { expect, test } from 'vitest'
import { blogAccess } from '#server/features/community/blog/blog.access.fixture.ts'
import { forumAccess } from '#server/features/community/forum/forum.access.fixture.ts'
import { ticketsAccess } from '#server/features/community/tickets/tickets.access.fixture.ts'
import { analyticsAccess } from '#server/features/insight/analytics/analytics.access.fixture.ts'
import { assistantAccess } from '#server/features/insight/assistant/assistant.access.fixture.ts'
import { binAccess } from '#server/features/insight/bin/bin.access.fixture.ts'
import { dashboardAccess } from '#server/features/insight/dashboard/dashboard.access.fixture.ts'
import { searchAccess } from '#server/features/insight/search/search.access.fixture.ts'
import { tenancyLifeAccess } from '#server/features/insight/tenancy-life/tenancy-life.access.fixture.ts'
import { webhooksAccess } from '#server/features/insight/webhooks/webhooks.access.fixture.ts'
import { arrearsAccess } from '#server/features/money/arrears/arrears.access.fixture.ts'
import { bankStatementsAccess } from '#server/features/money/bank-statements/bank-statements.access.fixture.ts'
import { expensesAccess } from '#server/features/money/expenses/expenses.access.fixture.ts'
import { paymentPlansAccess } from '#server/features/money/payment-plans/payment-plans.access.fixture.ts'
import { paymentsAccess } from '#server/features/money/payments/payments.access.fixture.ts'
import { statementsAccess } from '#server/features/money/statements/statements.access.fixture.ts'
import { taxAccess } from '#server/features/money/tax/tax.access.fixture.ts'
import { tenantPaymentsAccess } from '#server/features/money/tenant-payments/tenant-payments.access.fixture.ts'
import { auditAccess } from '#server/features/operations/audit/audit.access.fixture.ts'
import { diagnosticsAccess } from '#server/features/operations/diagnostics/diagnostics.access.fixture.ts'
import { maintenanceAccess } from '#server/features/operations/maintenance/maintenance.access.fixture.ts'
import { privacyAccess } from '#server/features/operations/privacy/privacy.access.fixture.ts'
import { accessTokensAccess } from '#server/features/people/access-tokens/access-tokens.access.fixture.ts'
import { accountsAccess } from '#server/features/people/accounts/accounts.access.fixture.ts'
import { chatAccess } from '#server/features/people/chat/chat.access.fixture.ts'
import { engagementsAccess } from '#server/features/people/engagements/engagements.access.fixture.ts'
import { staffAccess } from '#server/features/people/staff/staff.access.fixture.ts'
import { trackingAccess } from '#server/features/people/tracking/tracking.access.fixture.ts'
import { documentsAccess } from '#server/features/property/documents/documents.access.fixture.ts'
import { fixturesAccess } from '#server/features/property/fixtures/fixtures.access.fixture.ts'
import { propertiesAccess } from '#server/features/property/properties/properties.access.fixture.ts'
import { sharesAccess } from '#server/features/property/shares/shares.access.fixture.ts'
import { suggestionsAccess } from '#server/features/property/suggestions/suggestions.access.fixture.ts'
import { conditionsAccess } from '#server/features/tenancy/conditions/conditions.access.fixture.ts'
import { approvalsAccess } from '#server/features/tenancy/contracts/approvals.access.fixture.ts'
import { wizardAccess } from '#server/features/tenancy/contracts/contract-wizard.access.fixture.ts'
import { contractChangesAccess, contractsAccess } from '#server/features/tenancy/contracts/contracts.access.fixture.ts'
import { edevletAccess } from '#server/features/tenancy/contracts/edevlet.access.fixture.ts'
import { endingsAccess } from '#server/features/tenancy/endings/endings.access.fixture.ts'
import { handoversAccess } from '#server/features/tenancy/handovers/handovers.access.fixture.ts'
import { paperSignaturesAccess } from '#server/features/tenancy/paper-signatures/paper-signatures.access.fixture.ts'
import { papersAccess } from '#server/features/tenancy/papers/papers.access.fixture.ts'
import { renewalsAccess } from '#server/features/tenancy/renewals/renewals.access.fixture.ts'
import { rentIncreasesAccess } from '#server/features/tenancy/rent-increases/rent-increases.access.fixture.ts'
import { tenanciesAccess } from '#server/features/tenancy/tenancies/tenancies.access.fixture.ts'
import { undertakingsAccess } from '#server/features/tenancy/undertakings/undertakings.access.fixture.ts'
import { calendarAccess } from '#server/features/work/calendar/calendar.access.fixture.ts'
import { deadlinesAccess } from '#server/features/work/deadlines/deadlines.access.fixture.ts'
import { notificationsAccess } from '#server/services/notifications/notifications.access.fixture.ts'
import type { AccessRow } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { printOnce } from '#server/testing/printed-once.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** The access table's rows for every endpoint, by subject. */
export const accessAreas = {
  accounts: accountsAccess,
  'access tokens': accessTokensAccess,
  webhooks: webhooksAccess,
  analytics: analyticsAccess,
  audit: auditAccess,
  'bank statements': bankStatementsAccess,
  arrears: arrearsAccess,
  bin: binAccess,
  blog: blogAccess,
  properties: propertiesAccess,
  shares: sharesAccess,
  endings: endingsAccess,
  expenses: expensesAccess,
  fixtures: fixturesAccess,
  suggestions: suggestionsAccess,
  calendar: calendarAccess,
  dashboard: dashboardAccess,
  deadlines: deadlinesAccess,
  diagnostics: diagnosticsAccess,
  documents: documentsAccess,
  engagements: engagementsAccess,
  maintenance: maintenanceAccess,
  notifications: notificationsAccess,
  people: staffAccess,
  chat: chatAccess,
  links: approvalsAccess,
  tax: taxAccess,
  tickets: ticketsAccess,
  tracking: trackingAccess,
  assistant: assistantAccess,
  search: searchAccess,
  'special conditions': conditionsAccess,
  forum: forumAccess,
  'contract wizard': wizardAccess,
  contracts: contractsAccess,
  'contract changes': contractChangesAccess,
  renewals: renewalsAccess,
  'rent increases': rentIncreasesAccess,
  'payment plans': paymentPlansAccess,
  'tenant payments': tenantPaymentsAccess,
  handovers: handoversAccess,
  papers: papersAccess,
  'paper signatures': paperSignaturesAccess,
  payments: paymentsAccess,
  privacy: privacyAccess,
  'e-Devlet sheet': edevletAccess,
  statements: statementsAccess,
  tenancies: tenanciesAccess,
  'tenancy life': tenancyLifeAccess,
  undertakings: undertakingsAccess,
} satisfies Record<string, AccessRow[]>

export type AccessArea = keyof typeof accessAreas

/** Shares of the table, each run by its own test file, so that several processes test it in parallel. */
export const accessShares: readonly (readonly AccessArea[])[] = [
  [
    'properties',
    'shares',
    'accounts',
    'access tokens',
    'webhooks',
    'fixtures',
    'suggestions',
    'documents',
    'people',
    'links',
    'tracking',
    'dashboard',
  ],
  [
    'contracts',
    'contract changes',
    'contract wizard',
    'renewals',
    'undertakings',
    'e-Devlet sheet',
    'tenancies',
    'tenancy life',
  ],
  [
    ...([
      'endings',
      'handovers',
      'papers',
      'paper signatures',
      'rent increases',
      'bin',
      'deadlines',
      'calendar',
      'chat',
    ] as const),
    ...(['engagements', 'maintenance', 'notifications', 'diagnostics', 'special conditions', 'forum'] as const),
    ...(['tickets', 'audit', 'privacy'] as const),
  ],
  [
    ...(['payments', 'payment plans', 'tenant payments', 'bank statements', 'statements', 'expenses'] as const),
    ...(['arrears', 'analytics', 'assistant', 'search', 'tax', 'blog'] as const),
  ],
]

/** Makes hundreds of calls, some of which print a PDF, hence the long timeout. */
export function tryShare(share: number): void {
  for (const area of accessShares[share]!)
    test(`ROLE-24 PROP-13 who may call what, ${area}: every endpoint, every role, own, assigned and foreign property`, {
      timeout: 300_000,
    }, async () => {
      printOnce()
      const world = await buildWorld(await startTestApp())
      const wrong: string[] = []
      for (const row of accessAreas[area]) wrong.push(...(await row.check(world)))
      expect(wrong).toEqual([])
    })
}
