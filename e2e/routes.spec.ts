import type { Page } from '@playwright/test'
import { routes } from '../domain/access/routes.ts'
import { foreignWords } from './foreign-words.ts'
import { expect, signIn, test } from './support.ts'

/** The product's addresses as grouped in the specification, each with the heading of its screen. */
const screens = {
  public: {
    '/home': 'Kiradaki mülkünüzü tek yerden yönetin',
    '/homepage': 'Kiradaki mülkünüzü tek yerden yönetin',
    '/landingtest': 'Kiradaki mülkünüzü tek yerden yönetin',
    '/testhomepage': 'Kiradaki mülkünüzü tek yerden yönetin',
    '/tum-hizmetler': 'Tüm hizmetler',
    '/ornek': 'Örnek hesapta bir gezinti',
    '/kira-artisi': 'Kira artışı hesaplama',
    '/sss': 'Sıkça sorulan sorular',
    '/ucretlendirme': 'Beta süresince ücretsiz',
    '/yazilar': 'Yazılar',
    '/yazilar/$slug': 'Yazı bulunamadı',
    '/privacy': 'Gizlilik Politikası',
    '/terms': 'Kullanım Koşulları',
    '/cookies': 'Çerez Politikası',
    '/kvkk': 'KVKK Aydınlatma Metni',
    '/consent': 'Açık Rıza Metni',
    '/distance-sales': 'Mesafeli Satış Bilgilendirmesi',
    '/ca-privacy': 'California Gizlilik Bildirimi',
    '/guarantor-approval/$approvalToken': 'Kefil Ön Onayı',
    '/guarantor-success': 'Karar bu sekmede görünmüyor',
    '/tenant-approval/$approvalId': 'Kontrat Onayı',
    '/tenant-approval-success': 'Karar bu sekmede görünmüyor',
    '/paper/$token': 'Belge Onayı',
    '/paper-record/$token': 'Kâğıttaki İmza Kaydı',
    '/confirm-email': 'Bağlantı geçersiz',
    '/verify': 'Kontrat Doğrulama',
    '/email-test': 'E-posta Testi',
    '/guarantor-test': 'Kefil Bağlantısı Testi',
    '/guarantor-system-test': 'Kefil Akışı Testi',
  },
  guestOnly: { '/login': 'Giriş Yap', '/register': 'Kayıt Ol', '/forgot-password': 'Şifremi Unuttum' },
  signedIn: {
    '/dashboard': 'Merhaba',
    '/dashboard-optimized': 'Merhaba',
    '/chat': 'İletişim Ekranı',
    '/assistant': 'Asistan',
    '/profile': 'Profil',
    '/privacy-center': 'Gizlilik Merkezi',
    '/webhooks': 'Webhooklar',
    '/property-detail/$id': 'Mülk Detayı',
    '/contracts': 'Kontratlar',
    '/viewContract/$contractId': 'Kontrat Detayı',
    '/handover/$handoverId': 'Teslim Tutanağı',
    '/contractEdevlet/$contractId': 'e-Devlet’e girilecek bilgiler',
    '/engagements': 'Adına çalıştığım mülk sahipleri',
    '/tenancy/$tenancyId': 'Kiracılık',
    '/tenancy/$tenancyId/life': 'Zaman çizgisi',
    '/tenancy/$tenancyId/arrears': 'Alacak dosyası',
    '/tenancy/$tenancyId/ending': 'Kiracılığın sona ermesi',
    '/tenancy/$tenancyId/plan': 'Ödeme planı',
    '/tenancy/$tenancyId/account': 'Hesap',
    '/tenancy/$tenancyId/renewal': 'Yenileme',
    '/tenancy/$tenancyId/increase': 'Kira artışı',
    '/tenancy/$tenancyId/addendum/$id': 'Ek belge',
    '/authorisedList': 'Yetkili Kişiler',
    '/estateList': 'Emlakçılar',
    '/documents': 'Belgeler',
    '/deadlines': 'Süreler ve Tarihler',
    '/calendar': 'Takvim',
    '/bin': 'Çöp kutusu',
    '/history': 'Geçmiş',
    '/payment': 'Ödemeler',
    '/payment/bank': 'Banka Hareketleri',
    '/payment/expenses': 'Giderler',
    '/blog': 'Blog',
    '/blog/$slug': 'Yazı',
    '/forum': 'Topluluk Forum',
    '/forum/new': 'Yeni gönderi',
    '/forum/post/$postId': 'Gönderi',
    '/ticketList': 'Sistem Desteği',
    '/ticket/$ticketId': 'Destek Talebi',
    '/test': 'Sistem Sağlığı',
    '/color': 'Renkler',
    '/shadow': 'Gölgeler',
    '/pending-approval-email-test': 'Onay Hatırlatma E-postası Testi',
    '/sms-test': 'SMS Testi',
  },
  host: {
    '/addContract': 'Kontrat Ekle',
    '/addContract/$propertyId': 'Kontrat Ekle',
    '/editContract/$contractId': 'Kontratı Düzenle',
    '/special-conditions': 'Hususi şartlar',
    '/propertyList': 'Mülkler',
    '/addProperty': 'Mülk Ekle',
    '/renterList': 'Kiralayanlar',
    '/user-management': 'Kullanıcı Yönetimi',
    '/taxTemplate': 'Vergi Şablonu',
  },
  lawyerOrHost: { '/lawyer': 'Avukat Paneli', '/lawyerDocument': 'Belge Yönetimi', '/typography': 'Tipografi' },
  admin: {
    '/admin-tickets': 'Tüm Ticketlar',
    '/admin-blog': 'Blog Yazıları',
    '/admin-blog/$articleId': 'Yazıyı düzenle',
    '/admin-forum': 'Forum Şikâyetleri',
    '/admin-users': 'Kullanıcı Onayları',
    '/admin-survey': 'Anket',
    '/admin-outbox': 'Giden Postalar',
    '/admin-tufe': 'TÜFE Oranları',
    '/admin-tax': 'Kira Vergisi Rakamları',
    '/admin-maintenance': 'Bakım',
    '/admin-audit': 'Denetim Kaydı',
    '/admin-privacy': 'Silme Talepleri',
    '/contract-expiry-email-test': 'Kontrat Bitiş E-postası Testi',
    '/tenant-property-filtering-test': 'Kiracı Mülk Filtresi Testi',
  },
} as const satisfies Record<string, Record<string, string>>

type Group = keyof typeof screens
type Outcome = 'page' | '/login' | '/404' | '/dashboard' | 'pending'

const landings: Record<Exclude<Outcome, 'page' | 'pending'>, string> = {
  '/login': '/login: Giriş Yap',
  '/404': '/404: Sayfa Bulunamadı',
  '/dashboard': '/dashboard: Merhaba',
}

const opens = { public: 'page', guestOnly: '/dashboard', signedIn: 'page' } as const
const tenantLike = { ...opens, host: '/404', lawyerOrHost: '/404', admin: '/404' } as const
const hostLike = { ...opens, host: 'page', lawyerOrHost: 'page', admin: '/404' } as const

const guest = {
  public: 'page',
  guestOnly: 'page',
  signedIn: '/login',
  host: '/login',
  lawyerOrHost: '/login',
  admin: '/login',
} as const
const pending = {
  public: 'page',
  guestOnly: 'pending',
  signedIn: 'pending',
  host: 'pending',
  lawyerOrHost: 'pending',
  admin: 'pending',
} as const

interface Person {
  email: string | null
  title: string
  outcomes: Record<Group, Outcome>
  /** Screens outside of their group that this person can also open. */
  also?: string[]
}
const people: Person[] = [
  {
    email: null,
    outcomes: guest,
    title: 'NAV-02 NAV-04 PUB-01 PUB-02 PUB-03 PUB-04 PUB-05 a guest: public pages, the rest behind /login',
  },
  {
    email: 'bekleyen@demo.test',
    outcomes: pending,
    title: 'NAV-23 ACC-55 a pending account: the pending screen in place of every signed-in screen',
  },
  {
    email: 'kiraci@demo.test',
    outcomes: tenantLike,
    title: 'NAV-03 NAV-06 NAV-07 NAV-08 NAV-09 NAV-12 NAV-13 ROLE-03 ERR-02 a tenant',
  },
  {
    email: 'ev.sahibi@demo.test',
    outcomes: hostLike,
    title: 'NAV-01 NAV-02 NAV-05 NAV-08 NAV-09 NAV-10 NAV-12 NAV-13 NAV-16 ROLE-02 a host',
  },
  {
    email: 'cift.rol@demo.test',
    outcomes: hostLike,
    title: 'NAV-08 NAV-09 NAV-12 ROLE-02 ROLE-03 host and tenant in one person',
  },
  {
    email: 'yetkili@demo.test',
    outcomes: hostLike,
    title: 'NAV-08 NAV-13 ROLE-04 an authorised person with every flag',
  },
  {
    email: 'yetkili.kisitli@demo.test',
    outcomes: tenantLike,
    title: 'NAV-08 NAV-13 ROLE-04 ERR-02 an authorised person without flags',
  },
  {
    email: 'emlakci@demo.test',
    outcomes: hostLike,
    title: 'NAV-08 NAV-10 NAV-13 ROLE-04 an estate agent who may add properties',
  },
  {
    email: 'emlakci.kisitli@demo.test',
    outcomes: tenantLike,
    title: 'NAV-10 NAV-13 ROLE-04 an estate agent without flags',
  },
  {
    email: 'avukat@demo.test',
    outcomes: { ...tenantLike, lawyerOrHost: 'page' },
    title: 'NAV-12 NAV-13 ROLE-04 a lawyer',
  },
  { email: 'vekil@demo.test', outcomes: tenantLike, title: 'NAV-11 NAV-14 NAV-15 ROLE-04 a proxy without flags' },
  {
    email: 'hissedar@demo.test',
    outcomes: tenantLike,
    also: ['/taxTemplate'],
    title: 'NAV-11 NAV-14 NAV-15 ROLE-04 a shareholder, who also reads the tax of the own share',
  },
  {
    email: 'yonetici@demo.test',
    outcomes: { ...hostLike, admin: 'page' },
    title: 'NAV-01 NAV-16 an administrator: every screen that not everybody has',
  },
]

// No traces, because recording hundreds of screens would cost more than the test.
test.use({ trace: 'off' })

const withSampleIds = (path: string) => path.replace(/\$\w+/g, 'ornek-1')
/** Tools for operators may show code names; every other screen is only in Turkish (NAV-01). */
const testPages = new Set(
  Object.entries(routes).flatMap(([pattern, route]) => ('testPage' in route ? [withSampleIds(pattern)] : [])),
)
const allScreens = Object.assign({}, ...Object.values(screens)) as Record<string, string>

/** Opens the address; returns the final path and its heading. */
async function opened(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'commit' })
  const heading = await page.locator('h1').first().textContent()
  return `${new URL(page.url()).pathname}: ${heading!.replace(/^Merhaba, .+/, 'Merhaba')}`
}

/** Navigates inside the application like a link; resolves after guards and redirects. */
const followed = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: { navigate(to: object): Promise<void> } }
    await router.navigate({ href })
    return location.pathname
  }, path)

function expectedOf({ outcomes, also = [] }: Person): Record<string, string> {
  const all = Object.entries(screens).flatMap(([group, paths]) =>
    Object.entries(paths).map(([pattern, heading]) => {
      const path = withSampleIds(pattern)
      const outcome = also.includes(pattern) ? 'page' : outcomes[group as Group]
      if (outcome === 'page') return [path, `${path}: ${heading}`]
      if (outcome !== 'pending') return [path, landings[outcome]]
      // Guest-only addresses redirect to /dashboard, which shows the pending screen.
      return [path, `${group === 'guestOnly' ? '/dashboard' : path}: Hesabın Onay Bekliyor`]
    }),
  )
  // A malformed guarantor token leads to /404 for everyone (GUA-07).
  return { ...Object.fromEntries(all), [withSampleIds('/guarantor-approval/$approvalToken')]: landings['/404'] }
}

test('NAV-17 this file names every address of the route table', () => {
  expect(new Set(['/', '/404', ...Object.keys(allScreens)])).toEqual(new Set(Object.keys(routes)))
})

/**
 * These people open everything that opens for them; public screens behave the same for all signed-in users, so one of
 * them and a guest open those. Of the addresses that send a person elsewhere one of each group is enough here:
 * web/router.test.ts tries all of them as everybody.
 */
const completely = [null, 'bekleyen@demo.test', 'kiraci@demo.test', 'ev.sahibi@demo.test']
const forRoles = ['host', 'lawyerOrHost', 'admin'] as const
const readers = [null, 'ev.sahibi@demo.test']

function visited({ email, outcomes, also = [] }: Person, group: Group): string[] {
  const patterns = Object.keys(screens[group])
  const isOpen = outcomes[group] === 'page' && (group !== 'public' || readers.includes(email))
  return patterns.filter((pattern, at) => isOpen || at === 0 || also.includes(pattern)).map(withSampleIds)
}

for (const person of people) {
  const { email, title } = person
  test(title, async ({ page }) => {
    if (email) await signIn(page, email)
    const expected = expectedOf(person)
    const groups = completely.includes(email) ? (Object.keys(screens) as Group[]) : forRoles
    // Every address by navigation, and one of each group as a typed address, which has the same guards but is slower.
    for (const [typed] of completely.includes(email) ? groups.map((group) => visited(person, group)) : []) {
      expect.soft(await opened(page, typed!), `${typed} typed`).toBe(expected[typed!])
    }
    await page.goto(email ? '/dashboard' : '/login')
    await expect(page.locator('h1')).toBeVisible()
    for (const path of groups.flatMap((group) => visited(person, group))) {
      const landing = expected[path]!
      const [end, heading] = landing.split(': ') as [string, string]
      expect.soft(await followed(page, path), path).toBe(end)
      await expect.soft(page.locator('h1'), path).toHaveText(heading === 'Merhaba' ? /^Merhaba, / : heading)
      if (landing.startsWith(path) && !testPages.has(path)) expect.soft(await foreignWords(page), path).toEqual([])
    }
  })
}

for (const [who, email, landing] of [
  ['a guest', null, '/home: Kiradaki mülkünüzü tek yerden yönetin'],
  ['a signed-in person', 'kiraci@demo.test', '/dashboard: Merhaba'],
  ['a pending person', 'bekleyen@demo.test', '/dashboard: Hesabın Onay Bekliyor'],
] as const) {
  test(`NAV-02 NAV-17 PUB-10 / and unknown addresses for ${who}`, async ({ page }) => {
    if (email) await signIn(page, email)
    await page.goto('/')
    // The landing page is a separate document, so the redirect may cause another load.
    await expect(page).toHaveURL(landing.split(':')[0]!)
    expect(await opened(page, '/')).toBe(landing)
    expect(await opened(page, '/404')).toBe('/404: Sayfa Bulunamadı')
    for (const unknown of ['/boyle-bir-sayfa-yok', '/viewContract', '/forum/post/a/b', '/Türkçe-adres']) {
      expect(await opened(page, unknown)).toBe(`${encodeURI(unknown)}: Sayfa Bulunamadı`)
    }
    await expect(page.getByText('Aradığınız sayfa taşınmış, kaldırılmış')).toBeVisible()
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
    await expect(page.getByRole('heading', { level: 1, name: landing.split(': ')[1]! })).toBeVisible()
  })
}

test('NAV-17 an address is found in any case and with a slash at its end', async ({ page }) => {
  await signIn(page, 'ev.sahibi@demo.test')
  for (const path of ['/PROPERTYLIST', '/propertylist/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Mülkler' })).toBeVisible()
  }
})

test('ROLE-24 ERR-02 a browser that lies about its role opens a frame without data', async ({ page }) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Merhaba/ })).toBeVisible()
  await page.evaluate(() => {
    const lie = localStorage.getItem('anahtar.user')!.replace('"role":"user"', '"role":"admin"')
    localStorage.setItem('anahtar.user', lie)
  })
  const answer = page.waitForResponse((response) => response.url().includes('/api/admin/users'))
  await page.goto('/admin-users')
  expect((await answer).status()).toBe(403)
  await expect(page.getByRole('alert')).toContainText('Bu bölüm size açık değil')
  await expect(page.getByText('bekleyen@demo.test')).toHaveCount(0)
})
