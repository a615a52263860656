import type { SearchSchemaInput } from '@tanstack/react-router'
import type { z } from 'zod'
import type { AdminArticleFilter, ArticleFilter } from '#domain/community/blog/blog.schema.ts'
import type { ForumFilter } from '#domain/community/forum/forum.schema.ts'
import type { AdminTicketFilter, TicketFilter } from '#domain/community/tickets/tickets.schema.ts'
import type { AnalyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import type { LineFilter } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import type { MonthFilter } from '#domain/money/payments/payments.schema.ts'
import type { adminApi } from '#domain/operations/admin/admin.api.ts'
import type { userFilter } from '#domain/operations/admin/admin.schema.ts'
import type { RunFilter } from '#domain/operations/maintenance/maintenance.schema.ts'
import type { DeletionFilter } from '#domain/operations/privacy/privacy.schema.ts'
import type { staffApi } from '#domain/people/staff/staff.api.ts'
import type { staffFilter } from '#domain/people/staff/staff.schema.ts'
import type { DocumentFilter } from '#domain/property/documents/documents.schema.ts'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import type { AuditFilter, OwnHistoryFilter } from '#domain/services/audit/audit.schema.ts'
import type { binFilter } from '#domain/services/bin/bin.schema.ts'
import type { contractFilter } from '#domain/tenancy/contracts/contract-views.schema.ts'
import type { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import type { CalendarFilter } from '#domain/work/calendar/calendar.schema.ts'
import type { DeadlineFilter } from '#domain/work/deadlines/deadlines.schema.ts'
import type { tenantsApi } from '#domain/work/tenants/tenants.api.ts'

/**
 * The search parameters of each address (docs/decisions/0041-address-parameters.md). Loaded before the first screen, so
 * it imports only the types of the endpoints' filters; the schemas are loaded with the list that needs them.
 */
type Reader = (value: unknown) => string | number | undefined
type ReaderFor<Value> = (value: unknown) => (Value extends number ? number : string) | undefined

/** The router reads ?q=34 as a number, but a text parameter must be text. */
const text = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))
const number = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : undefined)
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const id = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined)

type ReadParams<Readers extends Record<string, Reader>> = { [Name in keyof Readers]?: ReturnType<Readers[Name]> }

const readAll = (readers: Record<string, Reader>, search: object) =>
  // An unreadable parameter is set to undefined, because the router would keep its raw value otherwise.
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name as keyof typeof search])]))

const params =
  <Readers extends Record<string, Reader>>(readers: Readers) =>
  (search: ReadParams<Readers> & SearchSchemaInput): ReadParams<Readers> =>
    readAll(readers, search) as ReadParams<Readers>

/**
 * Links may set any part of the endpoint's filter, checked by the compiler. Values typed into the address are only text
 * or numbers here; `useUrlFilter` checks them against the endpoint's schema.
 */
const filter =
  <Filter extends object>(readers: { [Name in keyof Filter]-?: ReaderFor<Filter[Name]> }) =>
  (
    search: { [Name in keyof Filter]?: Filter[Name] | undefined } & SearchSchemaInput,
  ): { [Name in keyof Filter]?: ReturnType<ReaderFor<Filter[Name]>> } =>
    readAll(readers as Record<string, Reader>, search) as {
      [Name in keyof Filter]?: ReturnType<ReaderFor<Filter[Name]>>
    }

const paged = { page: number, size: number }
const documents = filter<DocumentFilter>({
  ...paged,
  q: text,
  owner: text,
  property: text,
  category: text,
  shared: text,
  sort: text,
})
const visibleStaff = filter<Omit<z.output<typeof staffApi.visible.query>, 'type'>>({ ...paged, q: text })

export const searchParams = {
  /** For every signed-in screen: the request opened above it. */
  app: params({ talep: text }),
  chat: params({ chat: text, user: text }),
  propertyDetail: params({ tab: text }),
  account: params({ yil: number }),
  /** The year, the owner, and `son` to use the last known figures where the year has none. */
  tax: params({ yil: number, kisi: id, rakam: text }),
  addProperty: params({ id, bina: id }),
  addContract: params({ renew: id, taslak: id }),
  /** The step that is open. */
  handover: params({ adim: text }),
  /** The approval whose wishes the form starts with. */
  editContract: params({ kabul: id }),

  /** The tab of the screen, and the filter of the analytics. */
  assistant: filter<AnalyticsFilter & { tab: string }>({
    tab: text,
    owner: text,
    from: text,
    to: text,
    properties: text,
    compare: text,
    compare_from: text,
    compare_to: text,
  }),
  properties: filter<PropertyFilter>({
    ...paged,
    q: text,
    owner: text,
    status: text,
    kind: text,
    payment: text,
    tenant: text,
    building: text,
    sort: text,
  }),
  contracts: filter<z.output<typeof contractFilter>>({
    ...paged,
    q: text,
    owner: text,
    state: text,
    property: text,
    sort: text,
  }),
  deadlines: filter<DeadlineFilter>({ ...paged, kind: text, property: text, owner: text, state: text }),
  calendar: filter<CalendarFilter & { view: 'month' | 'list'; day: string }>({
    month: text,
    group: text,
    owner: text,
    view: text,
    day: text,
  }),
  payments: filter<MonthFilter>({
    ...paged,
    month: text,
    q: text,
    owner: text,
    property: text,
    building: text,
    state: text,
  }),
  documents,
  bankStatements: filter<LineFilter>({ ...paged, owner: text, show: text }),
  expenses: filter<ExpenseFilter & { view: 'list' | 'recurring'; open: string }>({
    ...paged,
    q: text,
    owner: text,
    property: text,
    category: text,
    bearer: text,
    year: number,
    from: text,
    to: text,
    state: text,
    view: text,
    open: text,
  }),
  history: filter<OwnHistoryFilter>({ act: text }),
  audit: filter<AuditFilter>({ act: text, area: text, person: text, record: text, from: text, to: text }),
  bin: filter<z.output<typeof binFilter>>({ ...paged, kind: text }),
  blog: filter<ArticleFilter>({ ...paged, q: text }),
  adminBlog: filter<AdminArticleFilter>({ ...paged, q: text, state: text }),
  publicArticles: params({ sayfa: number }),
  forum: filter<ForumFilter & { q: string }>({ ...paged, q: text, category: text, tag: text, sort: text, show: text }),
  /** A page of the replies, or the reply named in a notification. */
  forumPost: params({ page: number, reply: id }),
  reports: filter<{ page: number; size: number }>(paged),
  /** `yeni` opens the form for a ticket or for feedback. */
  tickets: filter<TicketFilter & { yeni: 'talep' | 'geri-bildirim' | '' }>({
    ...paged,
    q: text,
    status: text,
    yeni: text,
  }),
  adminTickets: filter<AdminTicketFilter & { view: 'list' | 'statistics' | 'answers' }>({
    ...paged,
    q: text,
    status: text,
    priority: text,
    category: text,
    assigned: text,
    view: text,
  }),
  tenants: filter<z.output<typeof tenantsApi.list.query>>({ ...paged, q: text, owner: text }),
  staff: filter<z.output<typeof staffFilter>>({ ...paged, type: text, q: text }),
  visibleStaff,
  users: filter<z.output<typeof userFilter>>({ ...paged, q: text, state: text, sort: text }),
  outbox: filter<z.output<typeof adminApi.outbox.query> & { kanal: 'posta' | 'sms' }>({
    ...paged,
    q: text,
    state: text,
    kanal: text,
  }),
  maintenance: filter<RunFilter>({ ...paged, operation: text }),
  deletions: filter<DeletionFilter>({ ...paged, state: text }),
  tufe: filter<z.output<typeof tufeApi.list.query>>(paged),
}
