import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'

export const operations = ['sync', 'renters', 'enrich', 'clean', 'delete'] as const
export type Operation = (typeof operations)[number]
/** A look-up changes nothing, but is logged too. */
export const loggedOperations = [...operations, 'lookup'] as const
export type LoggedOperation = (typeof loggedOperations)[number]

/** Number of records that a run reads at a time, and that a look-up shows. */
export const maintenanceLimits = { users: 100, contracts: 1000, properties: 1000, lookup: 10 } as const
/** Number of changes kept in the log and shown in a reply; `total` is always exact. */
export const keptChanges = 1000
export const shownChanges = 100

const property = z.uuid('Mülkün kayıt numarasını eksiksiz yazın')

export const maintenanceWish = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('sync') }),
  z.strictObject({ operation: z.literal('renters') }),
  z.strictObject({ operation: z.literal('enrich') }),
  /** Without a property: all properties that are not rented. */
  z.strictObject({ operation: z.literal('clean'), property: property.nullable().default(null) }),
  /** A real deletion requires the title to be typed; a dry run does not. */
  z.strictObject({ operation: z.literal('delete'), property, title: z.string().trim().max(300).default('') }),
])
export type MaintenanceWish = z.output<typeof maintenanceWish>

/** One field of a record before and after; `''` for an empty value. */
export const maintenanceChange = z.strictObject({
  subject: z.enum(['property', 'person', 'contract']),
  id: z.uuid(),
  title: z.string(),
  field: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  /** The values are a person's name or address, so the log only records whether there was one. */
  personal: z.boolean(),
})
export type MaintenanceChange = z.output<typeof maintenanceChange>

export const maintenanceReport = z.strictObject({
  success: z.literal(true),
  operation: z.enum(operations),
  dry_run: z.boolean(),
  message: z.string(),
  total: z.number().int(),
  /** The first `shownChanges` changes. */
  changes: z.array(maintenanceChange),
})
export type MaintenanceReport = z.output<typeof maintenanceReport>

export const runFilter = z.strictObject({
  ...pageQuery,
  operation: z.enum(['all', ...loggedOperations]).default('all'),
})
export type RunFilter = z.output<typeof runFilter>

export const maintenanceRun = z.strictObject({
  id: z.uuid(),
  operation: z.enum(loggedOperations),
  dry_run: z.boolean(),
  success: z.boolean(),
  message: z.string(),
  total: z.number().int(),
  changes: z.array(maintenanceChange),
  actor_name: z.string(),
  at: z.iso.datetime(),
})
export type MaintenanceRun = z.output<typeof maintenanceRun>

export const lookupKinds = ['property', 'contract', 'person'] as const
export type LookupKind = (typeof lookupKinds)[number]

export const lookupQuery = z.strictObject({
  kind: z.enum(lookupKinds).default('property'),
  /** An id, or words of a title or name. */
  q: z.string().trim().max(100).default(''),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .default(maintenanceLimits.lookup)
    .transform((limit) => Math.min(limit, maintenanceLimits.lookup)),
})
export type LookupQuery = z.output<typeof lookupQuery>

export const lookupRecord = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
})
export type LookupRecord = z.output<typeof lookupRecord>
