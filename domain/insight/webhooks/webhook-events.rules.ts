import type { PropertyRights } from '#domain/access/property-rights.ts'
import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import type { PropertyEventKind } from '#domain/property/properties/property-events.rules.ts'
import type { AuditArea } from '#domain/services/audit/audit.schema.ts'
import type { ContractEventKind } from '#domain/tenancy/contracts/contract-events.rules.ts'

export const webhookEvents = [
  'payment.recorded',
  'payment.reversed',
  'contract.activated',
  'contract.ended',
  'request.created',
  'request.decided',
  'document.added',
  'property.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Sent once, when the address is registered. */
export const pingEvent = 'ping'

interface EventRow {
  label: string
  /** The entries of the audit log that announce it. */
  area: Extract<AuditArea, 'property' | 'contract'>
  kinds: readonly (PropertyEventKind | ContractEventKind)[]
  /** The scope that a token needs to subscribe: an address must not learn more than its token could read. */
  scope: TokenScope
  /** The right on the property without which somebody who works for its owner hears nothing of it. */
  holds(rights: PropertyRights): boolean
  /** The screen that shows it. */
  screen(ids: { property: string; record: string }): string
}

const propertyScreen = ({ property }: { property: string }) => `/property-detail/${property}`
const contractScreen = ({ record }: { record: string }) => `/viewContract/${record}`

const rows: Record<WebhookEvent, EventRow> = {
  'payment.recorded': {
    label: 'Ödeme kaydedildi',
    area: 'property',
    kinds: ['payment_recorded'],
    scope: 'money:read',
    holds: ({ seePayments }) => seePayments,
    screen: () => '/payment',
  },
  'payment.reversed': {
    label: 'Ödeme kaydı geri alındı',
    area: 'property',
    kinds: ['payment_reversed'],
    scope: 'money:read',
    holds: ({ seePayments }) => seePayments,
    screen: () => '/payment',
  },
  'contract.activated': {
    label: 'Kontrat yürürlüğe girdi',
    area: 'contract',
    kinds: ['activated'],
    scope: 'contracts:read',
    holds: ({ seePapers }) => seePapers,
    screen: contractScreen,
  },
  'contract.ended': {
    label: 'Kontrat bitti ya da iptal edildi',
    area: 'contract',
    scope: 'contracts:read',
    kinds: ['ended', 'cancelled'],
    holds: ({ seePapers }) => seePapers,
    screen: contractScreen,
  },
  'request.created': {
    label: 'Talep açıldı',
    area: 'property',
    kinds: ['suggestion_created'],
    scope: 'requests:read',
    holds: ({ seeSuggestions }) => seeSuggestions,
    screen: propertyScreen,
  },
  'request.decided': {
    label: 'Talep sonuçlandı',
    area: 'property',
    scope: 'requests:read',
    kinds: ['suggestion_approved', 'suggestion_rejected', 'suggestion_completed'],
    holds: ({ seeSuggestions }) => seeSuggestions,
    screen: propertyScreen,
  },
  'document.added': {
    label: 'Belge eklendi',
    area: 'property',
    kinds: ['document_added'],
    scope: 'documents:read',
    holds: ({ documents }) => documents === 'all',
    screen: propertyScreen,
  },
  'property.changed': {
    label: 'Mülk ya da durumu değişti',
    area: 'property',
    scope: 'properties:read',
    kinds: ['created', 'updated', 'status_changed', 'tenant_added', 'tenant_removed'],
    holds: ({ seePapers }) => seePapers,
    screen: propertyScreen,
  },
}

export const webhookEventRow = (event: WebhookEvent): EventRow => rows[event]
export const webhookEventLabel = (event: WebhookEvent | typeof pingEvent): string =>
  event === pingEvent ? 'Deneme' : rows[event].label

/** The event that an entry of the audit log announces, if any. */
export const eventOfEntry = ({ area, kind }: { area: string; kind: string }): WebhookEvent | null =>
  webhookEvents.find((event) => rows[event].area === area && (rows[event].kinds as readonly string[]).includes(kind)) ??
  null

/** An address that has failed for this long is no longer tried. */
export const stopAfterDays = 5
export const deliveriesKeptDays = 30
export const webhooksPerPerson = 5
