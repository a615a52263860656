import {
  type AnyRoute,
  type AnyValidator,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { isActive } from '#domain/access/guards.ts'
import { matchRoute, type RoutePath, routes, signedInRoutes } from '#domain/access/routes.ts'
import { looksLikeGuarantorToken } from '#domain/tenancy/contracts/approval-links.rules.ts'
import { guardRoute, guardStart } from './layout/guards.ts'
import { publicPage } from './layout/public-page.tsx'
import { ScreenError } from './layout/ScreenError.tsx'
import { listenForBack } from './lib/back-listener.ts'
import { prefetchReply } from './lib/call.ts'
import { listen } from './lib/events.ts'
import { setNavigator } from './lib/navigation.ts'
import { noteScreen } from './lib/ticket-diagnostics.ts'
import type { PublicPath } from './public-site/page-meta.ts'
import { searchParams } from './search-params.ts'
import { activeRole, expectsUser, knownUser } from './session/current-user.ts'
import { rememberReturnPath } from './session/return-path.ts'
import { noteSessionEnded } from './session/session-ended.ts'
import { Spinner } from './ui/Spinner.tsx'

/**
 * The module's own type is left out: a screen reads its parameters from the router, so a route typed by its screen
 * would depend on itself, and the compiler would turn every parameter into `any`.
 */
type Screen = () => Promise<{ default: unknown }>
const lazyScreen = (screen: Screen) => lazyRouteComponent(screen as () => Promise<{ default: RouteComponent }>)

/** The same request as in `dashboardQuery`. */
function askForDashboard() {
  const me = knownUser()
  if (!me || !isActive(me.user.is_active)) return
  const as = activeRole()
  prefetchReply('/dashboard', as ? { as } : {})
}

const dashboard: Screen = () => import('./features/insight/dashboard/DashboardScreen.tsx')
const notFound: Screen = () => import('./layout/NotFoundScreen.tsx')

interface Address<Search> {
  /** The search parameters. */
  search?: Search
  /** Checks the path parameters. */
  isAddress?: (params: Record<string, string>) => boolean
  /** Requests the screen's first data when the application starts there, while its code is still loading. */
  ahead?: () => void
}

/** After the start the code is loaded, and screens request their data themselves. */
let isStarting = true
export const noteStarted = () => {
  isStarting = false
}

/** One screen, one chunk. domain/access/routes.ts defines who may see it, beside its title. */
function page<Parent extends AnyRoute, Path extends RoutePath, Search extends AnyValidator = undefined>(
  parent: Parent,
  path: Path,
  screen: Screen,
  { search, isAddress = () => true, ahead }: Address<Search> = {},
) {
  const component = lazyScreen(screen)
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    validateSearch: search,
    beforeLoad: async ({ location, preload, params }) => {
      if (!isAddress(params)) throw redirect({ to: '/404', replace: true })
      // The code loads during the session check, unless the check will most likely redirect.
      const likely = routes[path].guard === 'guest-only' ? !expectsUser() : expectsUser()
      if (!preload && likely) for (const each of [parent.options.component, component]) each?.preload?.()
      await guardRoute(path, location)
      if (isStarting) ahead?.()
    },
  })
}

const root = createRootRoute({ notFoundComponent: lazyScreen(notFound) })

/** Without MUI and the application's layout: these pages bring their own. */
const open = <Path extends PublicPath>(path: Path) => page(root, path, publicPage(path))

const quiet = createRoute({
  getParentRoute: () => root,
  id: 'quiet',
  component: lazyScreen(() => import('./layout/AuthShell.tsx')),
})
/** /login must be small, because it is the usual first page. */
const plain = createRoute({
  getParentRoute: () => root,
  id: 'plain',
  component: lazyScreen(() => import('./layout/PlainShell.tsx')),
})
/** Screens without an account that read from the server. */
const reading = createRoute({
  getParentRoute: () => quiet,
  id: 'reading',
  component: lazyScreen(() => import('./layout/QueryShell.tsx')),
})
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  validateSearch: searchParams.app,
  component: lazyScreen(() => import('./SignedInShell.tsx')),
})

/** `/` redirects to the user's start screen. */
const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: guardStart })
const lost = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyScreen(notFound),
  beforeLoad: ({ location }) => {
    // A guarantor's link without its token (GUA-07).
    if (/^\/guarantor-approval\/?$/i.test(location.pathname)) throw redirect({ to: '/404', replace: true })
  },
})

// Separate lists, because inside `addChildren` every route would be inferred as `any`.
const openScreens = [
  page(root, '/404', notFound),
  open('/home'),
  open('/homepage'),
  open('/landingtest'),
  open('/testhomepage'),
  open('/tum-hizmetler'),
  open('/ornek'),
  open('/kira-artisi'),
  open('/sss'),
  open('/ucretlendirme'),
  open('/privacy'),
  open('/terms'),
  open('/cookies'),
  open('/kvkk'),
  open('/consent'),
  open('/distance-sales'),
  open('/ca-privacy'),
  page(root, '/yazilar', () => import('./features/community/blog/PublicArticlesScreen.tsx'), {
    search: searchParams.publicArticles,
  }),
  page(root, '/yazilar/$slug', () => import('./features/community/blog/PublicArticleScreen.tsx')),
] as const

const plainScreens = [page(plain, '/login', () => import('./features/people/accounts/LoginScreen.tsx'))] as const

const quietScreens = [
  page(quiet, '/forgot-password', () => import('./features/people/accounts/ForgotPasswordScreen.tsx')),
  page(quiet, '/confirm-email', () => import('./features/people/accounts/ConfirmEmailScreen.tsx')),
  page(quiet, '/guarantor-success', () => import('./features/tenancy/contracts/decide/GuarantorSuccessScreen.tsx')),
] as const

const readingScreens = [
  page(
    reading,
    '/tenant-approval-success',
    () => import('./features/tenancy/contracts/decide/TenantSuccessScreen.tsx'),
  ),
  page(reading, '/register', () => import('./features/people/accounts/RegisterScreen.tsx')),
  page(
    reading,
    '/guarantor-approval/$approvalToken',
    () => import('./features/tenancy/contracts/decide/GuarantorApprovalScreen.tsx'),
    { isAddress: ({ approvalToken = '' }) => looksLikeGuarantorToken(approvalToken) },
  ),
  page(
    reading,
    '/tenant-approval/$approvalId',
    () => import('./features/tenancy/contracts/decide/TenantApprovalScreen.tsx'),
  ),
  page(reading, '/paper/$token', () => import('./features/tenancy/papers/PaperLinkScreen.tsx')),
  page(reading, '/paper-record/$token', () => import('./features/tenancy/papers/PaperRecordScreen.tsx')),
  page(reading, '/verify', () => import('./features/tenancy/contracts/verify/VerifyScreen.tsx')),
  page(reading, '/email-test', () => import('./features/operations/diagnostics/EmailTestScreen.tsx')),
  page(reading, '/guarantor-test', () => import('./features/operations/diagnostics/GuarantorTestScreen.tsx')),
  page(
    reading,
    '/guarantor-system-test',
    () => import('./features/operations/diagnostics/GuarantorSystemTestScreen.tsx'),
  ),
] as const

const signedInScreens = [
  page(app, '/dashboard', dashboard, { ahead: askForDashboard }),
  page(app, '/dashboard-optimized', dashboard),
  page(app, '/chat', () => import('./features/people/chat/ChatScreen.tsx'), { search: searchParams.chat }),
  page(app, '/assistant', () => import('./features/insight/assistant/AssistantScreen.tsx'), {
    search: searchParams.assistant,
  }),
  page(app, '/webhooks', () => import('./features/insight/webhooks/WebhooksScreen.tsx')),
  page(app, '/profile', () => import('./features/people/accounts/ProfileScreen.tsx')),
  page(app, '/privacy-center', () => import('./features/operations/privacy/PrivacyCenterScreen.tsx')),
  page(app, '/property-detail/$id', () => import('./features/insight/properties/PropertyDetailScreen.tsx'), {
    search: searchParams.propertyDetail,
  }),
  page(app, '/contracts', () => import('./features/tenancy/contracts/list/ContractsScreen.tsx'), {
    search: searchParams.contracts,
  }),
  page(app, '/viewContract/$contractId', () => import('./features/tenancy/contracts/view/ViewContractScreen.tsx')),
  page(app, '/contractEdevlet/$contractId', () => import('./features/tenancy/contracts/edevlet/EdevletScreen.tsx')),
  page(app, '/tenancy/$tenancyId', () => import('./features/insight/tenancies/TenancyScreen.tsx')),
  page(app, '/tenancy/$tenancyId/life', () => import('./features/insight/tenancy-life/TenancyLifeScreen.tsx')),
  page(app, '/tenancy/$tenancyId/arrears', () => import('./features/money/arrears/ArrearsScreen.tsx')),
  page(app, '/tenancy/$tenancyId/ending', () => import('./features/tenancy/endings/EndingScreen.tsx')),
  page(app, '/tenancy/$tenancyId/plan', () => import('./features/money/payment-plans/PaymentPlanScreen.tsx')),
  page(app, '/tenancy/$tenancyId/account', () => import('./features/money/statements/LedgerScreen.tsx'), {
    search: searchParams.account,
  }),
  page(app, '/tenancy/$tenancyId/renewal', () => import('./features/tenancy/renewals/RenewalScreen.tsx')),
  page(app, '/tenancy/$tenancyId/addendum/$id', () => import('./features/tenancy/papers/addenda/AddendumScreen.tsx')),
  page(app, '/tenancy/$tenancyId/increase', () => import('./features/tenancy/rent-increases/RentIncreaseScreen.tsx')),
  page(app, '/handover/$handoverId', () => import('./features/tenancy/handovers/HandoverScreen.tsx'), {
    search: searchParams.handover,
  }),
  page(app, '/authorisedList', () => import('./features/people/staff/AuthorisedListScreen.tsx'), {
    search: searchParams.visibleStaff,
  }),
  page(app, '/estateList', () => import('./features/people/staff/EstateListScreen.tsx'), {
    search: searchParams.visibleStaff,
  }),
  page(app, '/documents', () => import('./features/property/documents/DocumentsScreen.tsx'), {
    search: searchParams.documents,
  }),
  page(app, '/deadlines', () => import('./features/work/deadlines/DeadlinesScreen.tsx'), {
    search: searchParams.deadlines,
  }),
  page(app, '/calendar', () => import('./features/work/calendar/CalendarScreen.tsx'), {
    search: searchParams.calendar,
  }),
  page(app, '/engagements', () => import('./features/people/engagements/EngagementsScreen.tsx')),
  page(app, '/history', () => import('./features/operations/audit/HistoryScreen.tsx'), {
    search: searchParams.history,
  }),
  page(app, '/bin', () => import('./features/insight/bin/BinScreen.tsx'), { search: searchParams.bin }),
  page(app, '/payment/bank', () => import('./features/money/bank-statements/BankStatementsScreen.tsx'), {
    search: searchParams.bankStatements,
  }),
  page(app, '/payment', () => import('./features/money/payments/PaymentScreen.tsx'), { search: searchParams.payments }),
  page(app, '/payment/expenses', () => import('./features/money/expenses/ExpensesScreen.tsx'), {
    search: searchParams.expenses,
  }),
  page(app, '/blog', () => import('./features/community/blog/BlogScreen.tsx'), { search: searchParams.blog }),
  page(app, '/blog/$slug', () => import('./features/community/blog/ArticleScreen.tsx')),
  page(app, '/forum', () => import('./features/community/forum/ForumScreen.tsx'), { search: searchParams.forum }),
  page(app, '/forum/new', () => import('./features/community/forum/NewPostScreen.tsx')),
  page(app, '/forum/post/$postId', () => import('./features/community/forum/PostScreen.tsx'), {
    search: searchParams.forumPost,
  }),
  page(app, '/ticketList', () => import('./features/community/tickets/TicketListScreen.tsx'), {
    search: searchParams.tickets,
  }),
  page(app, '/ticket/$ticketId', () => import('./features/community/tickets/TicketScreen.tsx')),

  page(app, '/addContract', () => import('./features/tenancy/contracts/wizard/AddContractScreen.tsx'), {
    search: searchParams.addContract,
  }),
  page(app, '/addContract/$propertyId', () => import('./features/tenancy/contracts/wizard/AddContractScreen.tsx'), {
    search: searchParams.addContract,
  }),
  page(app, '/editContract/$contractId', () => import('./features/tenancy/contracts/edit/EditContractScreen.tsx'), {
    search: searchParams.editContract,
  }),
  page(app, '/special-conditions', () => import('./features/tenancy/conditions/ConditionsScreen.tsx')),
  page(app, '/propertyList', () => import('./features/property/properties/list/PropertyListScreen.tsx'), {
    search: searchParams.properties,
  }),
  page(app, '/addProperty', () => import('./features/property/properties/add/AddPropertyScreen.tsx'), {
    search: searchParams.addProperty,
  }),
  page(app, '/renterList', () => import('./features/work/tenants/TenantListScreen.tsx'), {
    search: searchParams.tenants,
  }),
  page(app, '/user-management', () => import('./features/people/staff/UserManagementScreen.tsx'), {
    search: searchParams.staff,
  }),
  page(app, '/taxTemplate', () => import('./features/money/tax/TaxScreen.tsx'), { search: searchParams.tax }),

  page(app, '/lawyer', () => import('./features/work/lawyer/LawyerScreen.tsx')),
  page(app, '/lawyerDocument', () => import('./features/work/lawyer/LawyerDocumentScreen.tsx'), {
    search: searchParams.documents,
  }),
  page(app, '/typography', () => import('./features/operations/diagnostics/TypographyScreen.tsx')),

  page(app, '/admin-tickets', () => import('./features/community/tickets/AdminTicketsScreen.tsx'), {
    search: searchParams.adminTickets,
  }),
  page(app, '/admin-blog', () => import('./features/community/blog/BlogAdminScreen.tsx'), {
    search: searchParams.adminBlog,
  }),
  page(app, '/admin-blog/$articleId', () => import('./features/community/blog/EditArticleScreen.tsx')),
  page(app, '/admin-forum', () => import('./features/community/forum/ReportsScreen.tsx'), {
    search: searchParams.reports,
  }),
  page(app, '/admin-users', () => import('./features/operations/admin/UsersScreen.tsx'), {
    search: searchParams.users,
  }),
  page(app, '/admin-survey', () => import('./features/people/survey/SurveyAdminScreen.tsx')),
  page(app, '/admin-outbox', () => import('./features/operations/admin/OutboxScreen.tsx'), {
    search: searchParams.outbox,
  }),
  page(app, '/admin-tufe', () => import('./features/operations/admin/TufeScreen.tsx'), { search: searchParams.tufe }),
  page(app, '/admin-maintenance', () => import('./features/operations/maintenance/MaintenanceScreen.tsx'), {
    search: searchParams.maintenance,
  }),
  page(app, '/admin-tax', () => import('./features/money/tax/TaxYearsScreen.tsx')),
  page(app, '/admin-audit', () => import('./features/operations/audit/AuditScreen.tsx'), {
    search: searchParams.audit,
  }),
  page(app, '/admin-privacy', () => import('./features/operations/privacy/DeletionsScreen.tsx'), {
    search: searchParams.deletions,
  }),

  page(app, '/test', () => import('./features/operations/diagnostics/HealthScreen.tsx')),
  page(app, '/color', () => import('./features/operations/diagnostics/ColorScreen.tsx')),
  page(app, '/shadow', () => import('./features/operations/diagnostics/ShadowScreen.tsx')),
  page(
    app,
    '/pending-approval-email-test',
    () => import('./features/operations/diagnostics/PendingApprovalTestScreen.tsx'),
  ),
  page(app, '/sms-test', () => import('./features/operations/diagnostics/SmsTestScreen.tsx')),
  page(
    app,
    '/contract-expiry-email-test',
    () => import('./features/operations/diagnostics/ContractExpiryTestScreen.tsx'),
  ),
  page(
    app,
    '/tenant-property-filtering-test',
    () => import('./features/operations/diagnostics/PropertyFilterTestScreen.tsx'),
  ),
] as const

const tree = root.addChildren([
  start,
  lost,
  ...openScreens,
  plain.addChildren(plainScreens),
  quiet.addChildren([...quietScreens, reading.addChildren(readingScreens)]),
  app.addChildren(signedInScreens),
])

listenForBack(() => router.history)

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPendingComponent: Spinner,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

setNavigator((path, { replace = false } = {}) => void router.navigate({ href: path, replace }))

router.subscribe('onResolved', ({ toLocation }) => noteScreen(matchRoute(toLocation.pathname)))

/** A session that ended on its own leads to /login and back here afterwards; public pages stay open. */
listen('userLoggedOut', ({ reason }) => {
  // The target location, not the screen still shown: on the way to /login there is no page to return to.
  const { pathname, href } = router.state.location
  const route = matchRoute(pathname)
  if (reason !== 'lost' || !route || !signedInRoutes.includes(route)) return
  rememberReturnPath(href)
  noteSessionEnded()
  void router.navigate({ to: '/login', replace: true })
})
