import { expect, test } from 'vitest'
import { analyticsAccess } from '#server/features/analytics/analytics.access.fixture.ts'
import { arrearsAccess } from '#server/features/arrears/arrears.access.fixture.ts'
import { assistantAccess } from '#server/features/assistant/assistant.access.fixture.ts'
import { auditAccess } from '#server/features/audit/audit.access.fixture.ts'
import { bankStatementsAccess } from '#server/features/bank-statements/bank-statements.access.fixture.ts'
import { binAccess } from '#server/features/bin/bin.access.fixture.ts'
import { blogAccess } from '#server/features/blog/blog.access.fixture.ts'
import { calendarAccess } from '#server/features/calendar/calendar.access.fixture.ts'
import { chatAccess } from '#server/features/chat/chat.access.fixture.ts'
import { conditionsAccess } from '#server/features/conditions/conditions.access.fixture.ts'
import { approvalsAccess } from '#server/features/contracts/approvals.access.fixture.ts'
import { wizardAccess } from '#server/features/contracts/contract-wizard.access.fixture.ts'
import { contractChangesAccess, contractsAccess } from '#server/features/contracts/contracts.access.fixture.ts'
import { edevletAccess } from '#server/features/contracts/edevlet.access.fixture.ts'
import { dashboardAccess } from '#server/features/dashboard/dashboard.access.fixture.ts'
import { deadlinesAccess } from '#server/features/deadlines/deadlines.access.fixture.ts'
import { diagnosticsAccess } from '#server/features/diagnostics/diagnostics.access.fixture.ts'
import { documentsAccess } from '#server/features/documents/documents.access.fixture.ts'
import { endingsAccess } from '#server/features/endings/endings.access.fixture.ts'
import { engagementsAccess } from '#server/features/engagements/engagements.access.fixture.ts'
import { expensesAccess } from '#server/features/expenses/expenses.access.fixture.ts'
import { fixturesAccess } from '#server/features/fixtures/fixtures.access.fixture.ts'
import { forumAccess } from '#server/features/forum/forum.access.fixture.ts'
import { handoversAccess } from '#server/features/handovers/handovers.access.fixture.ts'
import { maintenanceAccess } from '#server/features/maintenance/maintenance.access.fixture.ts'
import { paperSignaturesAccess } from '#server/features/paper-signatures/paper-signatures.access.fixture.ts'
import { papersAccess } from '#server/features/papers/papers.access.fixture.ts'
import { paymentPlansAccess } from '#server/features/payment-plans/payment-plans.access.fixture.ts'
import { paymentsAccess } from '#server/features/payments/payments.access.fixture.ts'
import { privacyAccess } from '#server/features/privacy/privacy.access.fixture.ts'
import { propertiesAccess } from '#server/features/properties/properties.access.fixture.ts'
import { renewalsAccess } from '#server/features/renewals/renewals.access.fixture.ts'
import { rentIncreasesAccess } from '#server/features/rent-increases/rent-increases.access.fixture.ts'
import { searchAccess } from '#server/features/search/search.access.fixture.ts'
import { staffAccess } from '#server/features/staff/staff.access.fixture.ts'
import { statementsAccess } from '#server/features/statements/statements.access.fixture.ts'
import { suggestionsAccess } from '#server/features/suggestions/suggestions.access.fixture.ts'
import { taxAccess } from '#server/features/tax/tax.access.fixture.ts'
import { tenanciesAccess } from '#server/features/tenancies/tenancies.access.fixture.ts'
import { tenantPaymentsAccess } from '#server/features/tenant-payments/tenant-payments.access.fixture.ts'
import { ticketsAccess } from '#server/features/tickets/tickets.access.fixture.ts'
import { trackingAccess } from '#server/features/tracking/tracking.access.fixture.ts'
import { undertakingsAccess } from '#server/features/undertakings/undertakings.access.fixture.ts'
import { accountsAccess } from '#server/services/accounts/accounts.access.fixture.ts'
import { notificationsAccess } from '#server/services/notifications/notifications.access.fixture.ts'
import type { AccessRow } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { printOnce } from '#server/testing/printed-once.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** The rows of every endpoint, by what they are about. */
export const accessAreas = {
  accounts: accountsAccess,
  analytics: analyticsAccess,
  audit: auditAccess,
  'bank statements': bankStatementsAccess,
  arrears: arrearsAccess,
  bin: binAccess,
  blog: blogAccess,
  properties: propertiesAccess,
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
  undertakings: undertakingsAccess,
} satisfies Record<string, AccessRow[]>

export type AccessArea = keyof typeof accessAreas

/** In files of their own, so that the table is tried by as many processes as there are. */
export const accessShares: readonly (readonly AccessArea[])[] = [
  ['properties', 'accounts', 'fixtures', 'suggestions', 'documents', 'people', 'links', 'tracking', 'dashboard'],
  ['contracts', 'contract changes', 'contract wizard', 'renewals', 'undertakings', 'e-Devlet sheet', 'tenancies'],
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

/** Hundreds of calls, some of which print a paper: a busy machine takes its time. */
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
