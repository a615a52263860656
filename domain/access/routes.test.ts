import { expect, test } from 'vitest'
import type { Guard } from './guards.ts'
import { breadcrumbs, matchRoute, type RoutePath, routes, signedInRoutes } from './routes.ts'

// The route tables of both specifications, in their own notation.
const specified: Record<Guard, string[]> = {
  public: `/ /home /homepage /landingtest /testhomepage /tum-hizmetler /sss /ucretlendirme
    /privacy /terms /cookies /kvkk /consent /distance-sales /email-test /guarantor-test /guarantor-system-test
    /guarantor-approval/{approvalToken} /guarantor-success /tenant-approval/{approvalId} /tenant-approval-success /404
    /ca-privacy`.split(/\s+/),
  'guest-only': ['/login', '/register', '/forgot-password'],
  'signed-in': `/dashboard /dashboard-optimized /chat /contracts /viewContract/{contractId} /property-detail/{id}
    /assistant /profile /authorisedList /estateList /documents /payment /blog /forum /forum/post/{postId} /ticketList
    /ticket/{ticketId} /test /color /shadow /pending-approval-email-test /sms-test`.split(/\s+/),
  host: ['/addProperty', '/propertyList', '/renterList', '/user-management'],
  // Specified behind the host guard; NAV-34 opens them to staff who manage documents too.
  'contract-maker': ['/editContract/{contractId}', '/addContract', '/addContract/{propertyId}'],
  // Specified behind the host guard; shareholders declare their share (AMB-26), and staff who manage payments print it.
  'tax-sheet': ['/taxTemplate'],
  'lawyer-or-host': ['/lawyer', '/lawyerDocument', '/typography'],
  admin: `/admin-tickets /contract-expiry-email-test /tenant-property-filtering-test
    /admin-users`.split(/\s+/),
}
/** Routes of this product that the specifications do not name. */
const own: [Guard, string][] = [
  ['public', '/kira-artisi'],
  ['admin', '/admin-blog'],
  ['admin', '/admin-blog/{articleId}'],
  ['admin', '/admin-maintenance'],
  ['admin', '/admin-forum'],
  ['admin', '/admin-audit'],
  ['admin', '/admin-outbox'],
  ['admin', '/admin-privacy'],
  ['admin', '/admin-survey'],
  ['admin', '/admin-tax'],
  ['admin', '/admin-tufe'],
  ['public', '/confirm-email'],
  ['public', '/ornek'],
  ['public', '/paper/{token}'],
  ['public', '/paper-record/{token}'],
  ['public', '/verify'],
  ['public', '/yazilar'],
  ['public', '/yazilar/{slug}'],
  ['contract-maker', '/special-conditions'],
  ['signed-in', '/bin'],
  ['signed-in', '/blog/{slug}'],
  ['signed-in', '/history'],
  ['signed-in', '/calendar'],
  ['signed-in', '/contractEdevlet/{contractId}'],
  ['signed-in', '/deadlines'],
  ['signed-in', '/engagements'],
  ['signed-in', '/forum/new'],
  ['signed-in', '/handover/{handoverId}'],
  ['signed-in', '/payment/bank'],
  ['signed-in', '/payment/expenses'],
  ['signed-in', '/privacy-center'],
  ['signed-in', '/webhooks'],
  ['signed-in', '/tenancy/{tenancyId}'],
  ['signed-in', '/tenancy/{tenancyId}/arrears'],
  ['signed-in', '/tenancy/{tenancyId}/ending'],
  ['signed-in', '/tenancy/{tenancyId}/account'],
  ['signed-in', '/tenancy/{tenancyId}/plan'],
  ['signed-in', '/tenancy/{tenancyId}/renewal'],
  ['signed-in', '/tenancy/{tenancyId}/increase'],
  ['signed-in', '/tenancy/{tenancyId}/life'],
  ['signed-in', '/tenancy/{tenancyId}/addendum/{id}'],
]
for (const [guard, path] of own) specified[guard].push(path)
const all = Object.keys(routes) as RoutePath[]
const behind = (guard: Guard) => all.filter((path) => routes[path].guard === guard).sort()
const notation = (path: string) => path.replace(/\{(\w+)\}/g, '$$$1')

test.each(Object.keys(specified) as Guard[])('every %s route of the specifications, and no other', (guard) => {
  expect(behind(guard)).toEqual(specified[guard].map(notation).sort())
})

test('the signed-in area is everything that is neither public nor guest-only', () => {
  const { 'signed-in': signedIn, host, 'contract-maker': makers, 'lawyer-or-host': lawyerOrHost, admin } = specified
  const sheets = specified['tax-sheet']
  expect([...signedInRoutes].sort()).toEqual(
    [...signedIn, ...host, ...makers, ...sheets, ...lawyerOrHost, ...admin].map(notation).sort(),
  )
})

test('the test pages are marked; /typography is none', () => {
  expect(all.filter((path) => routes[path].testPage).sort()).toEqual(
    [
      '/email-test',
      '/guarantor-test',
      '/guarantor-system-test',
      '/test',
      '/color',
      '/shadow',
      '/pending-approval-email-test',
      '/sms-test',
      '/contract-expiry-email-test',
      '/tenant-property-filtering-test',
    ].sort(),
  )
})

test('marketing and legal pages are prerendered', () => {
  expect(all.filter((path) => routes[path].prerendered).sort()).toEqual(
    [
      ...['/home', '/homepage', '/landingtest', '/testhomepage', '/tum-hizmetler', '/ornek', '/sss', '/ucretlendirme'],
      '/kira-artisi',
      ...['/privacy', '/terms', '/cookies', '/kvkk', '/consent', '/distance-sales', '/ca-privacy'],
    ].sort(),
  )
})

test.each([
  ['/', '/'],
  ['/404', '/404'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/renterlist', '/renterList'],
  ['/addContract', '/addContract'],
  ['/addContract/7', '/addContract/$propertyId'],
  ['/viewContract/0198-ab', '/viewContract/$contractId'],
  ['/forum/post/12', '/forum/post/$postId'],
  ['/guarantor-approval/eyJ_x.y', '/guarantor-approval/$approvalToken'],
  ['/property-detail/%C3%A7', '/property-detail/$id'],
])('%s is known', (pathname, route) => {
  expect(matchRoute(pathname)).toBe(route)
})

test.each([
  '/yok',
  '/dashboard/x',
  '/viewContract',
  '/viewContract/',
  '/viewContract//',
  '/viewContract/1/2',
  '/guarantor-approval',
  '/forum/post',
  '/forum/12',
  '/$id',
  '//login',
  '/login//',
  'login',
  '/%',
  '/constructor',
])('%s is unknown', (pathname) => {
  expect(matchRoute(pathname)).toBe(null)
})

test.each<[RoutePath, string[]]>([
  ['/dashboard', ['Ana Sayfa']],
  ['/chat', ['Ana Sayfa', 'İletişim Ekranı']],
  ['/addProperty', ['Ana Sayfa', 'Mülkler', 'Mülk Ekle']],
  ['/editContract/$contractId', ['Ana Sayfa', 'Kontratlar', 'Kontrat Detayı', 'Kontratı Düzenle']],
  ['/admin-users', ['Ana Sayfa', 'Kullanıcı Onayları']],
  ['/kvkk', ['KVKK Aydınlatma Metni']],
])('breadcrumbs of %s', (path, titles) => {
  expect(breadcrumbs(path).map((each) => routes[each].title)).toEqual(titles)
})

const parameters = (path: string) => path.split('/').filter((segment) => segment.startsWith('$'))

test('whoever may not open the list of properties goes from one property straight to the start screen', () => {
  const titles = (mayOpen: (guard: Guard) => boolean) =>
    breadcrumbs('/property-detail/$id', mayOpen).map((each) => routes[each].title)
  expect(titles(() => true)).toEqual(['Ana Sayfa', 'Mülkler', 'Mülk Detayı'])
  expect(titles((guard) => guard === 'signed-in')).toEqual(['Ana Sayfa', 'Mülk Detayı'])
})

test('a breadcrumb leads only where the reader may go, with the parameters the page has', () => {
  const mayAlsoOpen: Record<Guard, Guard[]> = {
    public: ['public'],
    'guest-only': ['public', 'guest-only'],
    'signed-in': ['public', 'signed-in'],
    'lawyer-or-host': ['public', 'signed-in', 'lawyer-or-host'],
    'contract-maker': ['public', 'signed-in', 'contract-maker'],
    'tax-sheet': ['public', 'signed-in', 'tax-sheet'],
    host: ['public', 'signed-in', 'lawyer-or-host', 'contract-maker', 'tax-sheet', 'host'],
    admin: ['public', 'signed-in', 'lawyer-or-host', 'contract-maker', 'tax-sheet', 'host', 'admin'],
  }
  for (const path of all) {
    const mayOpen = (guard: Guard) => mayAlsoOpen[routes[path].guard].includes(guard)
    for (const step of breadcrumbs(path, mayOpen)) {
      expect(mayAlsoOpen[routes[path].guard], `${path} -> ${step}`).toContain(routes[step].guard)
      expect(parameters(path), `${path} -> ${step}`).toEqual(expect.arrayContaining(parameters(step)))
    }
  }
})
