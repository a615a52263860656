import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'
import { paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { monthStrip } from '#domain/services/figures/month-strip.schema.ts'
import { endingWays } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { handoverKinds, handoverStates } from '#domain/tenancy/handovers/handovers.schema.ts'

const day = z.iso.date()
const event = { id: z.uuid(), on_date: day }
const sum = { amount: z.number().int(), currency: z.enum(currencies) }

/** Pictures of a handover that stand in the line itself. */
export const shownPhotos = 6
export const lifePageSize = 30

/** What happened in a tenancy, and what is fixed for later. */
export const lifeEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begun'), ...event }),
  /** A following contract; the id is its own. The amount is its rent a month. */
  z.strictObject({ kind: z.literal('renewed'), ...event, ...sum }),
  /** The rent a month from this day on. */
  z.strictObject({ kind: z.literal('increase'), ...event, ...sum }),
  z.strictObject({
    kind: z.literal('handover'),
    ...event,
    side: z.enum(handoverKinds),
    state: z.enum(handoverStates),
    photos: z.array(z.uuid()).max(shownPhotos),
    photo_count: z.number().int(),
  }),
  z.strictObject({
    kind: z.literal('payment'),
    ...event,
    ...sum,
    method: z.enum(paymentMethods).nullable(),
    /** First days of the months that it settled. */
    months: z.array(day),
  }),
  z.strictObject({
    kind: z.literal('deposit'),
    ...event,
    ...sum,
    move: z.enum(['deposit_received', 'deposit_returned', 'deposit_deducted']),
  }),
  z.strictObject({ kind: z.literal('waived'), ...event, ...sum }),
  /** A receipt that waits for the landlord. */
  z.strictObject({ kind: z.literal('receipt'), ...event, ...sum }),
  z.strictObject({ kind: z.literal('request'), ...event, subject: z.string(), text: z.string(), state: z.string() }),
  /** The tenancy was given notice, or its end was agreed. */
  z.strictObject({ kind: z.literal('notice'), ...event, way: z.enum(endingWays), ends_on: day }),
  z.strictObject({ kind: z.literal('ended'), ...event }),
])
export type LifeEvent = z.output<typeof lifeEvent>
export type LifeEventOf<Kind extends LifeEvent['kind']> = Extract<LifeEvent, { kind: Kind }>

/** What stands above the line, with every page of it. */
export const lifeHead = z.strictObject({
  property_id: z.uuid(),
  property_title: z.string(),
  /** True when the viewer may open the property's page. */
  property_open: z.boolean(),
  tenant_names: z.array(z.string()),
  today: day,
  rents: z.boolean(),
  account_open: z.boolean(),
  strip: monthStrip.nullable(),
})
export type LifeHead = z.output<typeof lifeHead>
