import { accessRoutes } from './access/access.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { arrearsRoutes } from './features/arrears/arrears.routes.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { bankStatementsRoutes } from './features/bank-statements/bank-statements.routes.ts'
import { binRoutes } from './features/bin/bin.routes.ts'
import { blogRoutes } from './features/blog/blog.routes.ts'
import { calendarRoutes } from './features/calendar/calendar.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { conditionsRoutes } from './features/conditions/conditions.routes.ts'
import { approvalsRoutes } from './features/contracts/approvals.routes.ts'
import { contractMailRoutes } from './features/contracts/contract-mail.routes.ts'
import { contractsRoutes } from './features/contracts/contracts.routes.ts'
import { edevletRoutes } from './features/contracts/edevlet.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { deadlinesRoutes } from './features/deadlines/deadlines.routes.ts'
import { diagnosticsRoutes } from './features/diagnostics/diagnostics.routes.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { endingsRoutes } from './features/endings/endings.routes.ts'
import { engagementsRoutes } from './features/engagements/engagements.routes.ts'
import { expensesRoutes } from './features/expenses/expenses.routes.ts'
import { fixturesRoutes } from './features/fixtures/fixtures.routes.ts'
import { forumRoutes } from './features/forum/forum.routes.ts'
import { handoversRoutes } from './features/handovers/handovers.routes.ts'
import { lawyerRoutes } from './features/lawyer/lawyer.routes.ts'
import { maintenanceRoutes } from './features/maintenance/maintenance.routes.ts'
import { paperSignaturesRoutes } from './features/paper-signatures/paper-signatures.routes.ts'
import { papersRoutes } from './features/papers/papers.routes.ts'
import { paymentPlansRoutes } from './features/payment-plans/payment-plans.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { imagesRoutes } from './features/properties/images.routes.ts'
import { propertiesRoutes } from './features/properties/properties.routes.ts'
import { propertyDetailRoutes } from './features/properties/property-detail.routes.ts'
import { readingsRoutes } from './features/properties/readings.routes.ts'
import { tenancyRequestsRoutes } from './features/properties/tenancy-requests.routes.ts'
import { ratesRoutes } from './features/rates/rates.routes.ts'
import { renewalsRoutes } from './features/renewals/renewals.routes.ts'
import { rentIncreasesRoutes } from './features/rent-increases/rent-increases.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { statementsRoutes } from './features/statements/statements.routes.ts'
import { suggestionsRoutes } from './features/suggestions/suggestions.routes.ts'
import { surveyRoutes } from './features/survey/survey.routes.ts'
import { taxRoutes } from './features/tax/tax.routes.ts'
import { tenanciesRoutes } from './features/tenancies/tenancies.routes.ts'
import { tenantPaymentsRoutes } from './features/tenant-payments/tenant-payments.routes.ts'
import { tenantsRoutes } from './features/tenants/tenants.routes.ts'
import { ticketsRoutes } from './features/tickets/tickets.routes.ts'
import { trackingRoutes } from './features/tracking/tracking.routes.ts'
import { undertakingsRoutes } from './features/undertakings/undertakings.routes.ts'
import type { Route } from './http/route.ts'
import { accountsRoutes } from './services/accounts/accounts.routes.ts'
import { filesRoutes } from './services/files/files.routes.ts'
import { notificationsRoutes } from './services/notifications/notifications.routes.ts'
import { smsRoutes } from './services/sms/sms.routes.ts'

/** Everything the API answers. */
export const routes: Route[] = [
  ...accessRoutes,
  ...accountsRoutes,
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
  ...paymentsRoutes,
  ...privacyRoutes,
  ...ratesRoutes,
  ...readingsRoutes,
  ...paymentPlansRoutes,
  ...tenantPaymentsRoutes,
  ...renewalsRoutes,
  ...rentIncreasesRoutes,
  ...searchRoutes,
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
  // Last, because /properties/:id would also answer what a fixed path below /properties is for.
  ...propertyDetailRoutes,
]
