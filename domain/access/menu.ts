import type { Subject } from './guards.ts'
import { type ActiveRole, deriveRoles } from './roles.ts'
import { type RoutePath, routes } from './routes.ts'

export interface MenuItem {
  id: string
  type: 'item'
  title: string
  url: string
  /** Name of a lucide icon. */
  icon?: string
  chip?: string
  adminOnly?: boolean
  link?: 'internal' | 'external' | 'new-tab'
}

export interface MenuGroup {
  id: 'dashboard' | 'authentication' | 'panel' | 'support'
  type: 'group'
  title: string
  children: MenuItem[]
}

const item = (url: RoutePath, icon: string): MenuItem => ({
  id: url.slice(1),
  type: 'item',
  title: routes[url].title,
  url,
  icon,
  ...(routes[url].soon && { chip: 'Yakında' }),
})
const adminItem = (url: RoutePath, icon: string): MenuItem => ({ ...item(url, icon), adminOnly: true })

const dashboard = item('/dashboard', 'layout-dashboard')
const chat = item('/chat', 'message-circle')
const contracts = item('/contracts', 'file-text')
const addProperty = item('/addProperty', 'house-plus')
const assistant = item('/assistant', 'sparkles')
const addContract = item('/addContract', 'file-plus')
const tenantList = item('/renterList', 'users')
const taxTemplate = item('/taxTemplate', 'calculator')
const userManagement = item('/user-management', 'user-cog')
const lawyerDocument = item('/lawyerDocument', 'folder-open')

const support = [
  item('/forum', 'messages-square'),
  item('/ticketList', 'life-buoy'),
  item('/blog', 'newspaper'),
  adminItem('/admin-tickets', 'tickets'),
]

/** Shown below the menu: NAV-30 closes the list of what the admin's menu itself holds. */
export const adminTools: MenuItem[] = [
  adminItem('/admin-users', 'user-check'),
  adminItem('/admin-survey', 'clipboard-list'),
  adminItem('/admin-outbox', 'mails'),
  adminItem('/admin-tufe', 'percent'),
  adminItem('/admin-tax', 'calculator'),
]

const base = [chat, contracts]
const hostItems = [addProperty, assistant, addContract, tenantList, taxTemplate, userManagement]
const adminPanel = [chat, ...hostItems, contracts, lawyerDocument]

/** By `role` alone, like the guard: a menu must not offer what then ends at /404 (AMB-17). */
const isAdmin = (subject: Subject) => subject.role === 'admin'

function panelOf(subject: Subject, activeRole: ActiveRole | null): MenuItem[] {
  if (isAdmin(subject)) return adminPanel
  const roles = deriveRoles(subject)
  // An active role that the person does not have is a leftover in the browser and opens nothing.
  if (roles.isHost && (activeRole !== 'tenant' || !roles.isTenant)) return [...base, ...hostItems]
  if (activeRole === 'tenant') return base

  const items = new Set(base)
  if (roles.isEstate) {
    items.clear()
    const inPlaceOfFirst = subject.canAddProperty ? [addProperty, addContract, tenantList, chat] : []
    for (const each of [...inPlaceOfFirst, contracts]) items.add(each)
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

export const toolsFor = (subject: Subject): MenuItem[] => (isAdmin(subject) ? adminTools : [])

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** The item whose address is the longest beginning of the current one, by whole segments. */
export function selectedItem(menu: readonly { children: readonly MenuItem[] }[], pathname: string): MenuItem | null {
  const current = segmentsOf(pathname)
  const depth = (each: MenuItem) => segmentsOf(each.url).length
  return menu
    .flatMap((group) => group.children)
    .filter((each) => segmentsOf(each.url).every((segment, index) => segment === current[index]))
    .reduce<MenuItem | null>((best, each) => (best && depth(best) >= depth(each) ? best : each), null)
}
