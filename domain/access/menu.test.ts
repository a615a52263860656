import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passesGuard, type Subject } from './guards.ts'
import {
  adminTools,
  buildMenu,
  dailyItems,
  type MenuGroup,
  menuWithOwnItems,
  navigationBarItems,
  selectedItem,
} from './menu.ts'
import { anyPerson, person } from './person.fixture.ts'
import type { ActiveRole } from './roles.ts'
import { matchRoute, routes } from './routes.ts'

const group = (menu: MenuGroup[], id: MenuGroup['id']) => menu.find((each) => each.id === id)!.children
const labels = (menu: MenuGroup[]) =>
  Object.fromEntries(menu.flatMap((each) => each.children).map((each) => [each.url, each.title]))
const panel = (named: Partial<Subject>, activeRole: ActiveRole | null = null) =>
  group(buildMenu(person(named), activeRole), 'panel').map((each) => each.url)

const admin = person({ role: 'admin', userType: 'admin' })
const hostPanel = [
  '/chat',
  '/contracts',
  '/addProperty',
  '/assistant',
  '/addContract',
  '/renterList',
  '/taxTemplate',
  '/user-management',
]

test('NAV-25 four groups, authentication empty', () => {
  for (const subject of [person(), person({ host: true }), admin]) {
    const menu = buildMenu(subject, null)
    expect(menu.map(({ id, type }) => [id, type])).toEqual([
      ['dashboard', 'group'],
      ['authentication', 'group'],
      ['panel', 'group'],
      ['support', 'group'],
    ])
    expect(group(menu, 'authentication')).toEqual([])
    expect(menu[2]!.title).toBe('Panel')
    expect(menu[3]!.title).toBe('Destek')
  }
})

test('NAV-26 base labels', () => {
  const menu = buildMenu(person({ tenants: true }), 'tenant')
  expect(group(menu, 'dashboard').map(({ url, title }) => [url, title])).toEqual([['/dashboard', 'Ana Sayfa']])
  expect(labels(menu)).toMatchObject({ '/chat': 'İletişim Ekranı', '/contracts': 'Kontratlar' })
})

test('NAV-27 labels of the role part', () => {
  expect(labels(buildMenu(admin, null))).toMatchObject({
    '/addProperty': 'Mülk Ekle',
    '/assistant': 'Asistan',
    '/addContract': 'Kontrat Ekle',
    '/renterList': 'Kiralayanlar',
    '/taxTemplate': 'Vergi Şablonu',
    '/user-management': 'Kullanıcı Yönetimi',
    '/lawyerDocument': 'Belge Yönetimi',
  })
})

test('NAV-28 the support group, its labels and order', () => {
  const support = (subject: Subject) => group(buildMenu(subject, null), 'support').map(({ url, title }) => [url, title])
  const everyone = [
    ['/forum', 'Topluluk Forum'],
    ['/ticketList', 'Sistem Desteği'],
    ['/blog', 'Blog'],
  ]
  expect(support(person())).toEqual(everyone)
  expect(support(admin)).toEqual([...everyone, ['/admin-tickets', 'Tüm Ticketlar']])
})

test('NAV-29 an admin-only item needs role admin, not userType', () => {
  const urls = (subject: Subject) => Object.keys(labels(buildMenu(subject, null)))
  expect(urls(person({ host: true }))).not.toContain('/admin-tickets')
  expect(urls(person({ userType: 'admin' }))).not.toContain('/admin-tickets')
  expect(urls(admin)).toContain('/admin-tickets')
})

test.each<[string, Partial<Subject>, ActiveRole | null]>([
  ['plain', {}, null],
  ['who is also a host', { host: true }, 'host'],
  ['who is dual and active as tenant', { host: true, tenants: true }, 'tenant'],
  ['with staff flags', { estate: true, authorised: true }, null],
])('NAV-30 admin %s: the full menu and nothing else', (_, named, activeRole) => {
  const menu = buildMenu(person({ role: 'admin', ...named }), activeRole)
  const urls = [...group(menu, 'panel'), ...group(menu, 'support')].map((each) => each.url)
  expect(urls).toEqual([
    '/chat',
    '/addProperty',
    '/assistant',
    '/addContract',
    '/renterList',
    '/taxTemplate',
    '/user-management',
    '/contracts',
    '/lawyerDocument',
    '/forum',
    '/ticketList',
    '/blog',
    '/admin-tickets',
  ])
})

test('NAV-30 WAY-02 an admin’s own screens come first, what waits for a decision before the rest, and the specified groups stay', () => {
  const menu = menuWithOwnItems(admin, null)
  expect(menu.map(({ id, title }) => [id, title])).toEqual([
    ['dashboard', 'Ana Sayfa'],
    ['administration', 'Yönetim'],
    ['daily', 'Günlük'],
    ['authentication', 'Giriş'],
    ['panel', 'Panel'],
    ['support', 'Destek'],
  ])
  expect(menu.filter(({ id }) => id !== 'administration' && id !== 'daily')).toEqual(buildMenu(admin, null))
  expect(group(menu, 'administration').map(({ url, title }) => [url, title])).toEqual([
    ['/admin-users', 'Kullanıcı Onayları'],
    ['/admin-privacy', 'Silme Talepleri'],
    ['/admin-forum', 'Forum Şikâyetleri'],
    ['/admin-outbox', 'Giden Postalar'],
    ['/admin-maintenance', 'Bakım'],
    ['/admin-audit', 'Denetim Kaydı'],
    ['/admin-tufe', 'TÜFE Oranları'],
    ['/admin-tax', 'Kira Vergisi Rakamları'],
    ['/admin-blog', 'Blog Yazıları'],
    ['/admin-survey', 'Anket'],
  ])
  for (const other of [person({ host: true }), person({ userType: 'admin' })])
    expect(menuWithOwnItems(other, null).map(({ id }) => id)).not.toContain('administration')
})

test.each<[string, Partial<Subject>, ActiveRole | null]>([
  ['tenant', { tenants: true }, 'tenant'],
  ['tenant before a role is chosen', { tenants: true }, null],
  ['proxy with every flag that would matter to others', { proxy: true, canAddProperty: true }, null],
  ['shareholder', { shareholder: true, canAddProperty: true, canManageDocuments: true }, null],
  ['somebody without any role', {}, null],
])('NAV-31 %s: chat and contracts', (_, named, activeRole) => {
  expect(panel(named, activeRole)).toEqual(['/chat', '/contracts'])
})

test.each<[string, Partial<Subject>, ActiveRole | null]>([
  ['active role host', { host: true, tenants: true }, 'host'],
  ['host and no active role chosen', { host: true, tenants: true }, null],
  ['host and not tenant', { host: true }, 'tenant'],
  ['host by property alone', { owned_id: ['p1'] }, 'host'],
])('NAV-32 %s: the host items are added', (_, named, activeRole) => {
  expect(panel(named, activeRole)).toEqual(hostPanel)
})

test('NAV-32 a leftover active role host gives a tenant nothing that would end at /404', () => {
  expect(panel({ tenants: true }, 'host')).toEqual(['/chat', '/contracts'])
})

test('NAV-33 active role tenant: base items only', () => {
  expect(panel({ host: true, tenants: true, owned_id: ['p1'] }, 'tenant')).toEqual(['/chat', '/contracts'])
  expect(panel({ authorised: true, canAddProperty: true }, 'tenant')).toEqual(['/chat', '/contracts'])
  expect(panel({ estate: true, canAddProperty: true }, 'tenant')).toEqual(['/chat', '/contracts'])
})

test.each<[boolean, boolean, string[]]>([
  [false, false, []],
  [false, true, ['/addContract']],
  [true, false, ['/addProperty', '/taxTemplate', '/addContract']],
  [true, true, ['/addProperty', '/taxTemplate', '/addContract']],
])(
  'NAV-34 authorised menu follows its flags: canAddProperty %s, canManageDocuments %s',
  (property, documents, added) => {
    expect(panel({ authorised: true, canAddProperty: property, canManageDocuments: documents })).toEqual([
      '/chat',
      '/contracts',
      ...added,
    ])
  },
)

test('NAV-35 estate: the first base item is replaced or removed', () => {
  expect(panel({ estate: true, canAddProperty: true })).toEqual([
    '/addProperty',
    '/addContract',
    '/renterList',
    '/chat',
    '/contracts',
  ])
  expect(panel({ estate: true, canManageDocuments: true })).toEqual(['/contracts'])
})

test('NAV-36 lawyer: lawyerDocument is added', () => {
  expect(panel({ lawyer: true })).toEqual(['/chat', '/contracts', '/lawyerDocument'])
  expect(panel({ lawyer: true, owned_id: ['p1'] }, 'host')).toEqual(['/chat', '/contracts', '/lawyerDocument'])
})

test('whatever flags meet in one person, no item appears twice', () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom('host', 'tenant', null), (anyone, activeRole) => {
      const urls = menuWithOwnItems(anyone, activeRole).flatMap((each) => each.children.map((child) => child.url))
      expect(new Set(urls).size).toBe(urls.length)
    }),
    { numRuns: 1000 },
  )
})

test('NAV-34 nobody is offered an item that ends at /404', () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom('host', 'tenant', null), (anyone, activeRole) => {
      const subject = { ...anyone, is_active: true }
      const groups = menuWithOwnItems(subject, activeRole)
      const offered = [...groups.flatMap((each) => each.children), ...navigationBarItems(subject, activeRole)]
      const closed = offered.filter(({ url }) => !passesGuard(routes[matchRoute(url)!].guard, subject, activeRole))
      expect(closed.map((each) => each.url)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('NAV-25 WAY-02 the daily items stand between Ana Sayfa and Panel, and the specified groups stay as they are', () => {
  const landlord = person({ host: true })
  const menu = menuWithOwnItems(landlord, null)
  expect(menu.map(({ id }) => id)).toEqual(['dashboard', 'daily', 'authentication', 'panel', 'support'])
  expect(menu.filter(({ id }) => id !== 'daily')).toEqual(buildMenu(landlord, null))
})

test.each<[string, Partial<Subject>, ActiveRole | null, string[], string[]]>([
  [
    'landlord',
    { host: true },
    null,
    ['Mülkler', 'Ödemeler', 'Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Mülkler', 'Ödemeler', 'İletişim Ekranı'],
  ],
  [
    'tenant of one property',
    { tenants: true, renters_id: ['p1'] },
    'tenant',
    ['Kiraladığım Yer', 'Ödemeler', 'Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Kiraladığım Yer', 'Ödemeler', 'İletişim Ekranı'],
  ],
  [
    'tenant of two properties, who finds both on the start screen',
    { tenants: true, renters_id: ['p1', 'p2'] },
    'tenant',
    ['Ödemeler', 'Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Ödemeler', 'Belgeler', 'İletişim Ekranı'],
  ],
  [
    'lawyer',
    { lawyer: true },
    null,
    ['Avukat Paneli', 'Süreler ve Tarihler', 'Ödemeler', 'Takvim'],
    ['Ana Sayfa', 'Avukat Paneli', 'Süreler ve Tarihler', 'İletişim Ekranı'],
  ],
  [
    'staff without flags',
    { authorised: true },
    null,
    ['Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Belgeler', 'Takvim', 'İletişim Ekranı'],
  ],
  [
    'staff who keep the money',
    { authorised: true, canAddProperty: true, canManagePayments: true },
    null,
    ['Mülkler', 'Ödemeler', 'Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Mülkler', 'Ödemeler', 'İletişim Ekranı'],
  ],
  [
    'agent whose menu has no chat',
    { estate: true },
    null,
    ['Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Belgeler', 'Takvim', 'Kontratlar'],
  ],
  [
    'administrator',
    { role: 'admin', userType: 'admin' },
    null,
    ['Mülkler', 'Ödemeler', 'Belgeler', 'Takvim'],
    ['Ana Sayfa', 'Kullanıcı Onayları', 'Tüm Ticketlar', 'İletişim Ekranı'],
  ],
])('WAY-01 WAY-02 the daily items and the bar of a %s', (_, named, activeRole, daily, bar) => {
  expect(dailyItems(person(named), activeRole).map(({ title }) => title)).toEqual(daily)
  expect(navigationBarItems(person(named), activeRole).map(({ title }) => title)).toEqual(bar)
})

test('HDR-05 WAY-03 somebody who lets and rents finds the rented property in the tenant role, and only there', () => {
  const both = person({ host: true, owned_id: ['own'], tenants: true, renters_id: ['rented'] })
  const urls = (role: ActiveRole) => dailyItems(both, role).map(({ url }) => url)
  expect(urls('tenant')[0]).toBe('/property-detail/rented')
  expect(urls('host')).not.toContain('/property-detail/rented')
  expect(urls('host')[0]).toBe('/propertyList')
})

test('the selected item is the longest beginning of the path, by whole segments', () => {
  const menu = buildMenu(admin, null)
  const selected = (pathname: string) => selectedItem(menu, pathname)?.url ?? null
  expect(selected('/dashboard')).toBe('/dashboard')
  expect(selected('/contracts/')).toBe('/contracts')
  expect(selected('/addContract/6f0c')).toBe('/addContract')
  expect(selected('/forum/post/12')).toBe('/forum')
  expect(selected('/dashboard-optimized')).toBe(null)
  expect(selected('/chatter')).toBe(null)
  expect(selected('/')).toBe(null)
})

test('of two matching items the deeper one is selected, in either order', () => {
  const one = { id: 'a', type: 'item', title: 'A', url: '/forum' } as const
  const two = { id: 'b', type: 'item', title: 'B', url: '/forum/post' } as const
  expect(selectedItem([{ children: [one, two] }], '/forum/post/1')).toBe(two)
  expect(selectedItem([{ children: [two] }, { children: [one] }], '/forum/post/1')).toBe(two)
  expect(selectedItem([{ children: adminTools }], '/admin-users')?.title).toBe('Kullanıcı Onayları')
})
