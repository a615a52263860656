import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { currencies } from '#domain/kernel/money.ts'
import { monthStrip } from '#domain/services/figures/month-strip.schema.ts'
import { endingSummary } from '#domain/tenancy/endings/endings.schema.ts'
import { handoverSummary } from '#domain/tenancy/handovers/handovers.schema.ts'
import { addendumSummary } from '#domain/tenancy/papers/addenda.schema.ts'
import { renewalSummary } from '#domain/tenancy/renewals/renewals.schema.ts'
import { increaseSummary } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { undertakingView } from '#domain/tenancy/undertakings/undertakings.schema.ts'

const day = z.iso.date()

const tenancyContract = z.strictObject({
  id: z.uuid(),
  short_id: z.string(),
  status: z.enum(contractStatuses),
  cancelled: z.boolean(),
  ended_on: day.nullable(),
  /** Kuruş. */
  brutAylik: z.number().int(),
  /** The tenant withholds tax from it. */
  gross: z.boolean(),
  bedelTuru: z.enum(currencies),
  baslangicTarihi: day,
  bitisTarihi: day,
})

const kurus = z.number().int()

/** What the page says about money, as the account says it. */
const tenancyMoney = z.strictObject({
  /** Today's rent a month; the last own one for a former tenant. */
  rent: kurus,
  /** A corporate tenant withholds tax from this rent. */
  gross: z.boolean(),
  currency: z.enum(currencies),
  /** One for each currency in use, that of the rent always; empty for a former tenant. */
  figures: z.array(
    z.strictObject({
      currency: z.enum(currencies),
      /** The tenant's debt; negative for a credit. */
      balance: kurus,
      /** The figure “Geciken”. */
      late: kurus,
      late_since: day.nullable(),
      /** Receipts that wait for the landlord. */
      waiting: kurus,
      deposit_held: kurus,
    }),
  ),
  /** The next booked day of payment with what is open then. */
  next: z.strictObject({ on_date: day, amount: kurus, currency: z.enum(currencies) }).nullable(),
  /** The last twelve months, or those before the end. */
  strip: monthStrip.nullable(),
})
export type TenancyMoney = z.output<typeof tenancyMoney>

/** All data of the tenancy's screen: people, property, dates and state. */
export const tenancyView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  address: z.string(),
  /** True when the viewer may open the property's page. */
  property_open: z.boolean(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  started_on: day,
  ended_on: day.nullable(),
  /** True when the viewer is a tenant; otherwise they are on the owner's side. */
  rents: z.boolean(),
  /** A former tenant, not named in the later contract, who can do nothing more here. */
  left: z.boolean(),
  manage: z.boolean(),
  /** True when the viewer may read the account. */
  account_open: z.boolean(),
  /** Null when they may not. */
  money: tenancyMoney.nullable(),
  /** The present or last contract. */
  contract: z.uuid(),
  /** Null until an ending was started. */
  ending: endingSummary.nullable(),
  /** The records of moving in and moving out that were started. */
  handovers: z.array(handoverSummary),
  /** Newest first. */
  contracts: z.array(tenancyContract),
  renewal: renewalSummary,
  rent_increase: increaseSummary,
  /** When the first contract was agreed; null when unknown. */
  agreed_on: day.nullable(),
  /** Newest first. */
  undertakings: z.array(undertakingView),
  /** Newest first. */
  addenda: z.array(addendumSummary),
  /** Whether the person looking may ask the other side for one. */
  may_add: z.boolean(),
})
export type TenancyView = z.output<typeof tenancyView>

export const tenanciesApi = {
  view: endpoint({
    path: 'GET /tenancies/:id',
    access: 'signed-in',
    scope: 'contracts:read',
    summary: 'Bir kiracılık: taraflar, başlangıcı ve bitişi, kontratları ve hayatındaki adımlar.',
    reply: tenancyView,
  }),
}
