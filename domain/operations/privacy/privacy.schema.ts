import { z } from 'zod'
import { instant, pageQuery } from '#domain/kernel/endpoint.ts'
import { dataGroupNames } from './data-groups.rules.ts'
import { keepBasisNames } from './keep-bases.rules.ts'

const count = z.number().int()

/** Consents of a user. When a text changes, raise its version: a consent to an older version no longer counts. */
export const consentKinds = ['terms', 'analytics'] as const
export type ConsentKind = (typeof consentKinds)[number]
export const consentSources = ['register', 'browser'] as const
export type ConsentSource = (typeof consentSources)[number]

/** The terms are accepted once, at registration; the other consents can be given and withdrawn. */
export const consentForm = z.strictObject({
  kind: z.literal('analytics'),
  given: z.boolean(),
  version: z.number().int().min(1).max(1000),
})
export type ConsentForm = z.output<typeof consentForm>

export const consentRow = z.strictObject({
  id: z.uuid(),
  kind: z.enum(consentKinds),
  given: z.boolean(),
  version: count,
  source: z.enum(consentSources),
  at: instant,
})
export type ConsentRow = z.output<typeof consentRow>

/** `running`: approved and in progress; it cannot be undone from there. */
export const deletionStates = ['open', 'running', 'done', 'refused', 'withdrawn'] as const
export type DeletionState = (typeof deletionStates)[number]

export const deletionForm = z.strictObject({
  note: z.string().trim().max(1000, 'En fazla 1000 karakter girilebilir').default(''),
  understood: z.literal(true, { error: 'Devam etmek için bu kutuyu işaretleyin' }),
})

export const deletionRefusalForm = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(10, 'Kişiye gidecek bir gerekçe yazın (en az 10 karakter)')
    .max(1000, 'En fazla 1000 karakter girilebilir'),
})

/** What must end before an account can be deleted. */
export const blockerKinds = ['tenancy_as_owner', 'tenancy_as_tenant', 'contract_asked', 'administrator'] as const
export type BlockerKind = (typeof blockerKinds)[number]
export const blocker = z.strictObject({ kind: z.enum(blockerKinds), title: z.string(), link: z.string() })
export type Blocker = z.output<typeof blocker>

export const deletionRow = z.strictObject({
  id: z.uuid(),
  state: z.enum(deletionStates),
  note: z.string(),
  asked_at: instant,
  due_on: z.iso.date(),
  decided_at: instant.nullable(),
  refusal_reason: z.string(),
})
export type DeletionRow = z.output<typeof deletionRow>

export const adminDeletionRow = deletionRow.extend({
  user_id: z.uuid(),
  /** The name that others see after the deletion. */
  username: z.string(),
  email: z.string(),
  decided_by_name: z.string(),
  done_at: instant.nullable(),
  kept_until: z.iso.date().nullable(),
})
export type AdminDeletionRow = z.output<typeof adminDeletionRow>

export const deletionFilter = z.strictObject({
  ...pageQuery,
  state: z.enum(['all', ...deletionStates]).default('open'),
})
export type DeletionFilter = z.output<typeof deletionFilter>

export const planLine = z.strictObject({
  group: z.enum(dataGroupNames),
  does: z.enum(['delete', 'anonymise', 'keep']),
  basis: z.enum(keepBasisNames).nullable(),
  rows: count,
})
export type PlanLine = z.output<typeof planLine>

export const deletionPlan = z.strictObject({
  lines: z.array(planLine),
  files: z.strictObject({ delete: count, keep: count }),
  blockers: z.array(blocker),
  kept_until: z.iso.date().nullable(),
})
export type DeletionPlan = z.output<typeof deletionPlan>

export const storedGroup = z.strictObject({ group: z.enum(dataGroupNames), rows: count })
