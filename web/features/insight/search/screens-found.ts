import type { ActiveRole } from '#domain/access/roles.ts'
import { type RoutePath, routes, signedInRoutes } from '#domain/access/routes.ts'
import { markWords } from '#domain/insight/search/search.rules.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { opensFor } from '#web/session/acting-roles.ts'

/** Addresses without a record that are in no menu. */
const unlisted: readonly RoutePath[] = ['/typography', '/dashboard-optimized']
const most = 3

/** Other words for what is done on a screen, folded. */
const otherWords: Partial<Record<RoutePath, string>> = {
  '/addContract': 'yeni sozlesme olustur yap kiraci ekle',
  '/addProperty': 'yeni ev daire dukkan bina tasinmaz',
  '/payment': 'kira tahsilat borc odeme kaydet dekont yukle',
  '/payment/expenses': 'masraf fatura harcama gider ekle',
  '/payment/bank': 'ekstre havale yukle',
  '/documents': 'evrak dosya tapu belge yukle',
  '/profile': 'sifre parola ayarlar telefon bildirim hesabim',
  '/ticketList': 'yardim destek hata sorun',
  '/blog': 'yardim rehber yazi',
  '/user-management': 'emlakci avukat yetkili calisan ekle',
  '/taxTemplate': 'beyanname kira vergisi stopaj',
  '/deadlines': 'zam artis ihtar bildirim gun',
  '/bin': 'silinen geri al',
  '/assistant': 'soru sor analiz rapor',
  '/privacy-center': 'kvkk verilerim hesabi sil',
}

/** What people do most, offered before anything is typed. */
const actions: readonly { path: RoutePath; title: string; owners: boolean }[] = [
  { path: '/addContract', title: 'Kontrat ekle', owners: true },
  { path: '/addProperty', title: 'Mülk ekle', owners: true },
  { path: '/payment', title: 'Ödeme kaydet', owners: true },
  { path: '/payment/expenses', title: 'Gider ekle', owners: true },
  { path: '/payment', title: 'Dekont yükle', owners: false },
  { path: '/documents', title: 'Belge yükle', owners: true },
  { path: '/ticketList', title: 'Destek iste', owners: false },
]

/** One action for each screen that this user may open. */
export function actionsFor(me: CurrentUser, role: ActiveRole | null): ScreenFound[] {
  const owns = opensFor(me, 'host', role)
  return actions
    .filter(({ owners }) => owners === owns || !owners)
    .filter(({ path }, at, all) => all.findIndex((each) => each.path === path) === at)
    .filter(({ path }) => opensFor(me, routes[path].guard, role))
    .map(({ path, title }) => ({ path, title }))
}

export interface ScreenFound {
  path: RoutePath
  title: string
}

const contains = (text: string, word: string) => markWords(text, [word]).some(({ found }) => found)
const startsOther = (path: RoutePath, word: string) =>
  (otherWords[path] ?? '').split(' ').some((other) => word.length > 2 && other.startsWith(word))
const isNamed = (path: RoutePath, word: string) => contains(routes[path].title, word) || startsOther(path, word)

/** Screens of the product by name or by what is done there that this user may open; found without a request. */
export function screensFound(me: CurrentUser, role: ActiveRole | null, words: readonly string[]): ScreenFound[] {
  if (words.length === 0) return []
  return signedInRoutes
    .filter((path) => !path.includes('$') && !routes[path].testPage && !unlisted.includes(path))
    .filter((path) => words.every((word) => isNamed(path, word)))
    .filter((path) => opensFor(me, routes[path].guard, role))
    .map((path) => ({ path, title: routes[path].title }))
    .sort((a, b) => Number(fold(b.title).startsWith(words[0]!)) - Number(fold(a.title).startsWith(words[0]!)))
    .slice(0, most)
}
