import type { Guard } from './guards.ts'

interface Rule {
  guard: Guard
  /** For the breadcrumb and the document title. */
  title: string
  /** Breadcrumb parent; screens of the signed-in area without one stand below /dashboard. */
  parent?: string
  /** Exists only while the configuration enables test pages. */
  testPage?: true
  /** The path contains a secret key: keep it out of referrers, search engines and caches. */
  keyInPath?: true
  /** The HTML contains the page's text before any script runs. */
  prerendered?: true
}

const table = {
  '/': { guard: 'public', title: 'Ana Sayfa' },
  '/404': { guard: 'public', title: 'Sayfa Bulunamadı' },

  '/home': { guard: 'public', title: 'Kira Yönetimi', prerendered: true },
  '/homepage': { guard: 'public', title: 'Kira Yönetimi', prerendered: true },
  '/landingtest': { guard: 'public', title: 'Kira Yönetimi', prerendered: true },
  '/testhomepage': { guard: 'public', title: 'Kira Yönetimi', prerendered: true },
  '/tum-hizmetler': { guard: 'public', title: 'Tüm Hizmetler', prerendered: true },
  '/ornek': { guard: 'public', title: 'Örnek Hesap', prerendered: true },
  '/kira-artisi': { guard: 'public', title: 'Kira Artışı Hesaplama', prerendered: true },
  '/sss': { guard: 'public', title: 'Sık Sorulan Sorular', prerendered: true },
  '/ucretlendirme': { guard: 'public', title: 'Ücretlendirme', prerendered: true },

  '/yazilar': { guard: 'public', title: 'Yazılar' },
  '/yazilar/$slug': { guard: 'public', title: 'Yazı' },

  '/privacy': { guard: 'public', title: 'Gizlilik Politikası', prerendered: true },
  '/terms': { guard: 'public', title: 'Kullanım Koşulları', prerendered: true },
  '/cookies': { guard: 'public', title: 'Çerez Politikası', prerendered: true },
  '/kvkk': { guard: 'public', title: 'KVKK Aydınlatma Metni', prerendered: true },
  '/consent': { guard: 'public', title: 'Açık Rıza Metni', prerendered: true },
  '/distance-sales': { guard: 'public', title: 'Mesafeli Satış Sözleşmesi', prerendered: true },
  '/ca-privacy': { guard: 'public', title: 'California Gizlilik Bildirimi', prerendered: true },

  '/guarantor-approval/$approvalToken': { guard: 'public', title: 'Kefil Ön Onayı', keyInPath: true },
  '/guarantor-success': { guard: 'public', title: 'Kefil Kararı Kaydedildi' },
  '/tenant-approval/$approvalId': { guard: 'public', title: 'Kontrat Onayı', keyInPath: true },
  '/tenant-approval-success': { guard: 'public', title: 'Kararınız Kaydedildi' },

  '/paper/$token': { guard: 'public', title: 'Belge Onayı', keyInPath: true },
  '/paper-record/$token': { guard: 'public', title: 'Kâğıttaki İmza Kaydı', keyInPath: true },

  '/confirm-email': { guard: 'public', title: 'E-posta Doğrulama' },

  '/verify': { guard: 'public', title: 'Kontrat Doğrulama' },

  '/email-test': { guard: 'public', title: 'E-posta Testi', testPage: true },
  '/guarantor-test': { guard: 'public', title: 'Kefil Bağlantısı Testi', testPage: true },
  '/guarantor-system-test': { guard: 'public', title: 'Kefil Akışı Testi', testPage: true },

  '/login': { guard: 'guest-only', title: 'Giriş Yap' },
  '/register': { guard: 'guest-only', title: 'Kayıt Ol' },
  '/forgot-password': { guard: 'guest-only', title: 'Şifremi Unuttum', parent: '/login' },

  '/dashboard': { guard: 'signed-in', title: 'Ana Sayfa' },
  '/dashboard-optimized': { guard: 'signed-in', title: 'Hızlı Bakış' },
  '/chat': { guard: 'signed-in', title: 'İletişim Ekranı' },
  '/assistant': { guard: 'signed-in', title: 'Asistan' },
  '/profile': { guard: 'signed-in', title: 'Profil' },
  '/property-detail/$id': { guard: 'signed-in', title: 'Mülk Detayı', parent: '/propertyList' },
  '/contracts': { guard: 'signed-in', title: 'Kontratlar' },
  '/viewContract/$contractId': { guard: 'signed-in', title: 'Kontrat Detayı', parent: '/contracts' },
  '/contractEdevlet/$contractId': {
    guard: 'signed-in',
    title: 'e-Devlet Bilgileri',
    parent: '/viewContract/$contractId',
  },
  '/tenancy/$tenancyId': { guard: 'signed-in', title: 'Kiracılık', parent: '/contracts' },
  '/tenancy/$tenancyId/life': { guard: 'signed-in', title: 'Zaman çizgisi', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/arrears': { guard: 'signed-in', title: 'Alacak Dosyası', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/ending': { guard: 'signed-in', title: 'Kiracılığın Sona Ermesi', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/plan': { guard: 'signed-in', title: 'Ödeme planı', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/account': { guard: 'signed-in', title: 'Hesap', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/renewal': { guard: 'signed-in', title: 'Yenileme', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/addendum/$id': { guard: 'signed-in', title: 'Ek Belge', parent: '/tenancy/$tenancyId' },
  '/tenancy/$tenancyId/increase': { guard: 'signed-in', title: 'Kira Artışı', parent: '/tenancy/$tenancyId' },
  '/handover/$handoverId': { guard: 'signed-in', title: 'Teslim Tutanağı', parent: '/contracts' },
  '/authorisedList': { guard: 'signed-in', title: 'Yetkili Kişiler' },
  '/estateList': { guard: 'signed-in', title: 'Emlakçılar' },
  '/documents': { guard: 'signed-in', title: 'Belgeler' },
  '/deadlines': { guard: 'signed-in', title: 'Süreler ve Tarihler', parent: '/calendar' },
  '/calendar': { guard: 'signed-in', title: 'Takvim' },
  '/engagements': { guard: 'signed-in', title: 'Adına Çalıştıklarım', parent: '/profile' },
  '/history': { guard: 'signed-in', title: 'Geçmiş', parent: '/profile' },
  '/webhooks': { guard: 'signed-in', title: 'Webhooklar', parent: '/profile' },
  '/privacy-center': { guard: 'signed-in', title: 'Gizlilik Merkezi', parent: '/profile' },
  '/bin': { guard: 'signed-in', title: 'Çöp kutusu', parent: '/propertyList' },
  '/payment/bank': { guard: 'signed-in', title: 'Banka Hareketleri', parent: '/payment' },
  '/payment': { guard: 'signed-in', title: 'Ödemeler' },
  '/payment/expenses': { guard: 'signed-in', title: 'Giderler', parent: '/payment' },
  '/blog': { guard: 'signed-in', title: 'Blog' },
  '/blog/$slug': { guard: 'signed-in', title: 'Yazı', parent: '/blog' },
  '/forum': { guard: 'signed-in', title: 'Topluluk Forum' },
  '/forum/new': { guard: 'signed-in', title: 'Yeni Gönderi', parent: '/forum' },
  '/forum/post/$postId': { guard: 'signed-in', title: 'Gönderi', parent: '/forum' },
  '/ticketList': { guard: 'signed-in', title: 'Sistem Desteği' },
  '/ticket/$ticketId': { guard: 'signed-in', title: 'Destek Talebi', parent: '/ticketList' },

  '/addContract': { guard: 'contract-maker', title: 'Kontrat Ekle', parent: '/contracts' },
  '/addContract/$propertyId': { guard: 'contract-maker', title: 'Kontrat Ekle', parent: '/contracts' },
  '/special-conditions': { guard: 'contract-maker', title: 'Hususi Şartlar', parent: '/contracts' },
  '/editContract/$contractId': {
    guard: 'contract-maker',
    title: 'Kontratı Düzenle',
    parent: '/viewContract/$contractId',
  },
  '/propertyList': { guard: 'host', title: 'Mülkler' },
  '/addProperty': { guard: 'host', title: 'Mülk Ekle', parent: '/propertyList' },
  '/renterList': { guard: 'host', title: 'Kiralayanlar' },
  '/user-management': { guard: 'host', title: 'Kullanıcı Yönetimi' },
  '/taxTemplate': { guard: 'tax-sheet', title: 'Vergi Şablonu' },

  '/lawyer': { guard: 'lawyer-or-host', title: 'Avukat Paneli' },
  '/lawyerDocument': { guard: 'lawyer-or-host', title: 'Belge Yönetimi', parent: '/lawyer' },
  '/typography': { guard: 'lawyer-or-host', title: 'Tipografi' },

  '/admin-tickets': { guard: 'admin', title: 'Tüm Ticketlar' },
  '/admin-blog': { guard: 'admin', title: 'Blog Yazıları' },
  '/admin-blog/$articleId': { guard: 'admin', title: 'Yazıyı Düzenle', parent: '/admin-blog' },
  '/admin-forum': { guard: 'admin', title: 'Forum Şikâyetleri', parent: '/forum' },
  '/admin-users': { guard: 'admin', title: 'Kullanıcı Onayları' },
  '/admin-survey': { guard: 'admin', title: 'Anket' },
  '/admin-outbox': { guard: 'admin', title: 'Giden Postalar' },
  '/admin-tufe': { guard: 'admin', title: 'TÜFE Oranları' },
  '/admin-maintenance': { guard: 'admin', title: 'Bakım' },
  '/admin-tax': { guard: 'admin', title: 'Kira Vergisi Rakamları' },
  '/admin-audit': { guard: 'admin', title: 'Denetim Kaydı' },
  '/admin-privacy': { guard: 'admin', title: 'Silme Talepleri' },

  '/test': { guard: 'signed-in', title: 'Sistem Sağlığı', testPage: true },
  '/color': { guard: 'signed-in', title: 'Renkler', testPage: true },
  '/shadow': { guard: 'signed-in', title: 'Gölgeler', testPage: true },
  '/pending-approval-email-test': { guard: 'signed-in', title: 'Onay Hatırlatma E-postası Testi', testPage: true },
  '/sms-test': { guard: 'signed-in', title: 'SMS Testi', testPage: true },
  '/contract-expiry-email-test': { guard: 'admin', title: 'Kontrat Bitiş E-postası Testi', testPage: true },
  '/tenant-property-filtering-test': { guard: 'admin', title: 'Kiracı Mülk Filtresi Testi', testPage: true },
} as const satisfies Record<string, Rule>

export type RouteRule = Rule & { parent?: keyof typeof table }

/** Every route of the product, in the notation of TanStack Router. */
export const routes: Readonly<Record<keyof typeof table, RouteRule>> = table
export type RoutePath = keyof typeof routes

const paths = Object.keys(routes) as RoutePath[]

const belongsToSignedIn = (path: RoutePath) => routes[path].guard !== 'public' && routes[path].guard !== 'guest-only'

/** Routes that send a guest to /login. */
export const signedInRoutes: readonly RoutePath[] = paths.filter(belongsToSignedIn)

/** Lower case, without trailing slash, because the browser's router ignores both. */
const segmentsOf = (pathname: string) => pathname.replace(/\/$/, '').toLowerCase().split('/')

const patterns = paths.map((path) => ({ path, segments: segmentsOf(path) }))

/** The route that matches a path. Knows nothing of the configuration, so callers also check `testPage`. */
export function matchRoute(pathname: string): RoutePath | null {
  const asked = segmentsOf(pathname)
  const found = patterns.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => (segment.startsWith('$') ? asked[index] !== '' : segment === asked[index])),
  )
  return found?.path ?? null
}

/** From the top page down to the page itself, without pages that the reader may not open. */
export function breadcrumbs(path: RoutePath, mayOpen: (guard: Guard) => boolean = () => true): RoutePath[] {
  const above = routes[path].parent ?? (belongsToSignedIn(path) && path !== '/dashboard' ? '/dashboard' : null)
  if (!above) return [path]
  return [...breadcrumbs(above, mayOpen).filter((step) => mayOpen(routes[step].guard)), path]
}
