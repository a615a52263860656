import { passesGuard, type Subject } from './guards.ts'
import { type ActiveRole, deriveRoles } from './roles.ts'
import { type RoutePath, routes } from './routes.ts'

/** Names of lucide icons; the picture of each is in `web/layout/menu-icons.ts`. */
export type MenuIcon =
  | 'building'
  | 'calculator'
  | 'calendar'
  | 'calendar-clock'
  | 'clipboard-list'
  | 'file-plus'
  | 'file-text'
  | 'files'
  | 'flag'
  | 'folder-open'
  | 'house-plus'
  | 'key-round'
  | 'layout-dashboard'
  | 'life-buoy'
  | 'mails'
  | 'message-circle'
  | 'messages-square'
  | 'newspaper'
  | 'percent'
  | 'scale'
  | 'scroll-text'
  | 'shield-check'
  | 'sparkles'
  | 'tickets'
  | 'user-check'
  | 'user-cog'
  | 'users'
  | 'wallet'
  | 'wrench'

export interface MenuItem {
  id: string
  type: 'item'
  title: string
  url: string
  /** Short title for the bottom bar, one or two words. */
  short?: string
  icon?: MenuIcon
  chip?: string
  adminOnly?: boolean
  link?: 'internal' | 'external' | 'new-tab'
}

export interface MenuGroup {
  id: 'dashboard' | 'authentication' | 'panel' | 'support' | 'daily' | 'administration'
  type: 'group'
  title: string
  children: MenuItem[]
}

const item = (url: RoutePath, icon: MenuIcon): MenuItem => ({
  id: url.slice(1),
  type: 'item',
  title: routes[url].title,
  url,
  icon,
})
const adminItem = (url: RoutePath, icon: MenuIcon): MenuItem => ({ ...item(url, icon), adminOnly: true })

const dashboard = item('/dashboard', 'layout-dashboard')
const chat = { ...item('/chat', 'message-circle'), short: 'İletişim' }
const contracts = item('/contracts', 'file-text')
const addProperty = item('/addProperty', 'house-plus')
const assistant = item('/assistant', 'sparkles')
const addContract = item('/addContract', 'file-plus')
const tenantList = item('/renterList', 'users')
const taxTemplate = item('/taxTemplate', 'calculator')
const userManagement = item('/user-management', 'user-cog')
const lawyerDocument = item('/lawyerDocument', 'folder-open')

const propertyList = item('/propertyList', 'building')
const payments = item('/payment', 'wallet')
const documents = item('/documents', 'files')
const calendar = item('/calendar', 'calendar')
const deadlines = { ...item('/deadlines', 'calendar-clock'), short: 'Süreler' }
const lawyerPanel = { ...item('/lawyer', 'scale'), short: 'Panel' }
/** The menu entry of a tenant with one rented property; several properties are listed on the start screen instead. */
const rentedHome = (id: string): MenuItem => ({
  id: 'rented',
  type: 'item',
  title: 'Kiraladığım Yer',
  short: 'Evim',
  url: `/property-detail/${id}`,
  icon: 'key-round',
})

const approvals = { ...adminItem('/admin-users', 'user-check'), short: 'Onaylar' }
const tickets = { ...adminItem('/admin-tickets', 'tickets'), short: 'Ticketlar' }
/** In a group of their own, because NAV-30 fixes the entries of the administrator's menu. What waits for a decision is first. */
export const adminTools: MenuItem[] = [
  approvals,
  adminItem('/admin-privacy', 'shield-check'),
  adminItem('/admin-forum', 'flag'),
  adminItem('/admin-outbox', 'mails'),
  adminItem('/admin-maintenance', 'wrench'),
  adminItem('/admin-audit', 'scroll-text'),
  adminItem('/admin-tufe', 'percent'),
  adminItem('/admin-tax', 'calculator'),
  adminItem('/admin-blog', 'newspaper'),
  adminItem('/admin-survey', 'clipboard-list'),
]

const support = [
  item('/forum', 'messages-square'),
  item('/ticketList', 'life-buoy'),
  item('/blog', 'newspaper'),
  tickets,
]

const base = [chat, contracts]
const hostItems = [addProperty, assistant, addContract, tenantList, taxTemplate, userManagement]
const adminPanel = [chat, ...hostItems, contracts, lawyerDocument]

/** Decides by `role` alone, like the guard, so that the menu offers no link that ends at /404 (AMB-17). */
const isAdmin = (subject: Subject) => subject.role === 'admin'

function panelOf(subject: Subject, activeRole: ActiveRole | null): MenuItem[] {
  if (isAdmin(subject)) return adminPanel
  const roles = deriveRoles(subject)
  // An active role that the user does not have is left over in the browser and is ignored.
  if (roles.isHost && (activeRole !== 'tenant' || !roles.isTenant)) return [...base, ...hostItems]
  if (activeRole === 'tenant') return base

  const items = new Set(base)
  if (roles.isEstate) {
    items.clear()
    const insteadOfFirst = subject.canAddProperty ? [addProperty, addContract, tenantList, chat] : []
    for (const each of [...insteadOfFirst, contracts]) items.add(each)
  }
  if (roles.isAuthorised) {
    if (subject.canAddProperty) items.add(addProperty).add(taxTemplate)
    if (subject.canAddProperty || subject.canManageDocuments) items.add(addContract)
  }
  if (roles.isLawyer) items.add(lawyerDocument)
  return [...items]
}

export function buildMenu(subject: Subject, activeRole: ActiveRole | null): MenuGroup[] {
  const groups: MenuGroup[] = [
    { id: 'dashboard', type: 'group', title: 'Ana Sayfa', children: [dashboard] },
    { id: 'authentication', type: 'group', title: 'Giriş', children: [] },
    { id: 'panel', type: 'group', title: 'Panel', children: panelOf(subject, activeRole) },
    { id: 'support', type: 'group', title: 'Destek', children: support },
  ]
  return groups.map((group) => ({
    ...group,
    children: group.children.filter((each) => !each.adminOnly || isAdmin(subject)),
  }))
}

/** A user who is host and tenant sees one of the two sides at a time. */
const looksAsTenant = (subject: Subject, activeRole: ActiveRole | null) => {
  const { isHost, isTenant } = deriveRoles(subject)
  return isTenant && (activeRole === 'tenant' || !isHost) && !isAdmin(subject)
}

/**
 * Screens used daily that NAV-25 to NAV-36 do not list, most important first. `Takvim` holds the list of deadlines too,
 * which is the daily work of a lawyer alone.
 */
export function dailyItems(subject: Subject, activeRole: ActiveRole | null): MenuItem[] {
  if (looksAsTenant(subject, activeRole)) {
    const [only, ...others] = subject.renters_id
    return [...(only && others.length === 0 ? [rentedHome(only)] : []), payments, documents, calendar]
  }
  const { isHost, isLawyer, isShareholder } = deriveRoles(subject)
  if (isLawyer && !isAdmin(subject)) return [lawyerPanel, deadlines, payments, calendar]
  const keepsMoney = isAdmin(subject) || isHost || isShareholder || subject.canManagePayments
  return [
    ...(passesGuard('host', subject, activeRole) ? [propertyList] : []),
    ...(keepsMoney ? [payments] : []),
    documents,
    calendar,
  ]
}

/** The specified groups in their order, with the own items of the role between `Ana Sayfa` and `Panel`. */
export function menuWithOwnItems(subject: Subject, activeRole: ActiveRole | null): MenuGroup[] {
  const administration: MenuGroup[] = isAdmin(subject)
    ? [{ id: 'administration', type: 'group', title: 'Yönetim', children: adminTools }]
    : []
  const daily: MenuGroup = { id: 'daily', type: 'group', title: 'Günlük', children: dailyItems(subject, activeRole) }
  return buildMenu(subject, activeRole).flatMap((group) =>
    group.id === 'dashboard' ? [group, ...administration, daily] : [group],
  )
}

/** At most four entries of the bottom bar; the last opens the whole menu. Chat is included when the menu has it. */
export function navigationBarItems(subject: Subject, activeRole: ActiveRole | null): MenuItem[] {
  const panel = panelOf(subject, activeRole)
  const own = isAdmin(subject) ? [approvals, tickets] : dailyItems(subject, activeRole)
  return panel.includes(chat) ? [dashboard, ...own.slice(0, 2), chat] : [dashboard, ...[...own, ...panel].slice(0, 3)]
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** The item whose URL is the longest prefix of the current path, by whole segments. */
export function selectedItem(menu: readonly { children: readonly MenuItem[] }[], pathname: string): MenuItem | null {
  const current = segmentsOf(pathname)
  const depth = (each: MenuItem) => segmentsOf(each.url).length
  return menu
    .flatMap((group) => group.children)
    .filter((each) => segmentsOf(each.url).every((segment, index) => segment === current[index]))
    .reduce<MenuItem | null>((best, each) => (best && depth(best) >= depth(each) ? best : each), null)
}
