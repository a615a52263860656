import { accessRoutes } from './access/access.routes.ts'
import { blogRoutes } from './features/community/blog/blog.routes.ts'
import { forumRoutes } from './features/community/forum/forum.routes.ts'
import { ticketsRoutes } from './features/community/tickets/tickets.routes.ts'
import { analyticsRoutes } from './features/insight/analytics/analytics.routes.ts'
import { assistantRoutes } from './features/insight/assistant/assistant.routes.ts'
import { binRoutes } from './features/insight/bin/bin.routes.ts'
import { dashboardRoutes } from './features/insight/dashboard/dashboard.routes.ts'
import { searchRoutes } from './features/insight/search/search.routes.ts'
import { tenancyLifeRoutes } from './features/insight/tenancy-life/tenancy-life.routes.ts'
import { webhooksRoutes } from './features/insight/webhooks/webhooks.routes.ts'
import { arrearsRoutes } from './features/money/arrears/arrears.routes.ts'
import { bankStatementsRoutes } from './features/money/bank-statements/bank-statements.routes.ts'
import { expensesRoutes } from './features/money/expenses/expenses.routes.ts'
import { paymentPlansRoutes } from './features/money/payment-plans/payment-plans.routes.ts'
import { paymentsRoutes } from './features/money/payments/payments.routes.ts'
import { statementsRoutes } from './features/money/statements/statements.routes.ts'
import { taxRoutes } from './features/money/tax/tax.routes.ts'
import { tenantPaymentsRoutes } from './features/money/tenant-payments/tenant-payments.routes.ts'
import { adminRoutes } from './features/operations/admin/admin.routes.ts'
import { auditRoutes } from './features/operations/audit/audit.routes.ts'
import { diagnosticsRoutes } from './features/operations/diagnostics/diagnostics.routes.ts'
import { maintenanceRoutes } from './features/operations/maintenance/maintenance.routes.ts'
import { privacyRoutes } from './features/operations/privacy/privacy.routes.ts'
import { accessTokensRoutes } from './features/people/access-tokens/access-tokens.routes.ts'
import { accountsRoutes } from './features/people/accounts/accounts.routes.ts'
import { chatRoutes } from './features/people/chat/chat.routes.ts'
import { engagementsRoutes } from './features/people/engagements/engagements.routes.ts'
import { staffRoutes } from './features/people/staff/staff.routes.ts'
import { surveyRoutes } from './features/people/survey/survey.routes.ts'
import { trackingRoutes } from './features/people/tracking/tracking.routes.ts'
import { documentsRoutes } from './features/property/documents/documents.routes.ts'
import { fixturesRoutes } from './features/property/fixtures/fixtures.routes.ts'
import { imagesRoutes } from './features/property/properties/images.routes.ts'
import { propertiesRoutes } from './features/property/properties/properties.routes.ts'
import { propertyDetailRoutes } from './features/property/properties/property-detail.routes.ts'
import { readingsRoutes } from './features/property/properties/readings.routes.ts'
import { tenancyRequestsRoutes } from './features/property/properties/tenancy-requests.routes.ts'
import { sharesRoutes } from './features/property/shares/shares.routes.ts'
import { suggestionsRoutes } from './features/property/suggestions/suggestions.routes.ts'
import { conditionsRoutes } from './features/tenancy/conditions/conditions.routes.ts'
import { approvalsRoutes } from './features/tenancy/contracts/approvals.routes.ts'
import { contractMailRoutes } from './features/tenancy/contracts/contract-mail.routes.ts'
import { contractsRoutes } from './features/tenancy/contracts/contracts.routes.ts'
import { edevletRoutes } from './features/tenancy/contracts/edevlet.routes.ts'
import { endingsRoutes } from './features/tenancy/endings/endings.routes.ts'
import { handoversRoutes } from './features/tenancy/handovers/handovers.routes.ts'
import { paperSignaturesRoutes } from './features/tenancy/paper-signatures/paper-signatures.routes.ts'
import { papersRoutes } from './features/tenancy/papers/papers.routes.ts'
import { ratesRoutes } from './features/tenancy/rates/rates.routes.ts'
import { renewalsRoutes } from './features/tenancy/renewals/renewals.routes.ts'
import { rentIncreasesRoutes } from './features/tenancy/rent-increases/rent-increases.routes.ts'
import { sealedPapersRoutes } from './features/tenancy/sealed-papers/sealed-papers.routes.ts'
import { tenanciesRoutes } from './features/tenancy/tenancies/tenancies.routes.ts'
import { undertakingsRoutes } from './features/tenancy/undertakings/undertakings.routes.ts'
import { calendarRoutes } from './features/work/calendar/calendar.routes.ts'
import { deadlinesRoutes } from './features/work/deadlines/deadlines.routes.ts'
import { lawyerRoutes } from './features/work/lawyer/lawyer.routes.ts'
import { tenantsRoutes } from './features/work/tenants/tenants.routes.ts'
import type { Route } from './http/route.ts'
import { filesRoutes } from './services/files/files.routes.ts'
import { notificationsRoutes } from './services/notifications/notifications.routes.ts'
import { smsRoutes } from './services/sms/sms.routes.ts'

/** All routes of the API. */
export const routes: Route[] = [
  ...accessRoutes,
  ...accountsRoutes,
  ...accessTokensRoutes,
  ...adminRoutes,
  ...analyticsRoutes,
  ...approvalsRoutes,
  ...auditRoutes,
  ...bankStatementsRoutes,
  ...arrearsRoutes,
  ...binRoutes,
  ...blogRoutes,
  ...chatRoutes,
  ...conditionsRoutes,
  ...contractMailRoutes,
  ...contractsRoutes,
  ...edevletRoutes,
  ...dashboardRoutes,
  ...deadlinesRoutes,
  ...calendarRoutes,
  ...diagnosticsRoutes,
  ...documentsRoutes,
  ...engagementsRoutes,
  ...endingsRoutes,
  ...expensesRoutes,
  ...filesRoutes,
  ...fixturesRoutes,
  ...forumRoutes,
  ...handoversRoutes,
  ...imagesRoutes,
  ...propertiesRoutes,
  ...lawyerRoutes,
  ...maintenanceRoutes,
  ...notificationsRoutes,
  ...papersRoutes,
  ...paperSignaturesRoutes,
  ...sealedPapersRoutes,
  ...paymentsRoutes,
  ...privacyRoutes,
  ...ratesRoutes,
  ...readingsRoutes,
  ...sharesRoutes,
  ...paymentPlansRoutes,
  ...tenantPaymentsRoutes,
  ...renewalsRoutes,
  ...rentIncreasesRoutes,
  ...searchRoutes,
  ...tenancyLifeRoutes,
  ...smsRoutes,
  ...staffRoutes,
  ...statementsRoutes,
  ...suggestionsRoutes,
  ...surveyRoutes,
  ...taxRoutes,
  ...tenanciesRoutes,
  ...tenancyRequestsRoutes,
  ...undertakingsRoutes,
  ...tenantsRoutes,
  ...ticketsRoutes,
  ...trackingRoutes,
  ...assistantRoutes,
  // Last, because /properties/:id would also match the fixed paths below /properties.
  ...propertyDetailRoutes,
  ...webhooksRoutes,
]
