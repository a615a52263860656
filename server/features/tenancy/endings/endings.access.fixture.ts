import { eq } from 'drizzle-orm'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { endings } from '#server/db/schema/endings.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { paperTenancy, signedScan } from '#server/testing/build-paper-tenancy.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { insertChange } from './ending-changes.queries.ts'
import { changeRow, deductionRow, endingRow, noticeRow } from './ending-rows.fixture.ts'
import { type EndingRow, insertDeduction, insertEnding, insertNotice } from './endings.queries.ts'

/** Administrators act for nobody here. */
const ownersSide = groups.editors.filter((caller) => caller !== 'admin')
const tenants: Caller[] = ['tenant', 'tenant elsewhere']
const bothSides = [...ownersSide, ...tenants]

const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
const lastingAt = (at: WorldProperty, world: World) => {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

/** The property's tenancy with only this ending, so that every call finds it unused. */
async function endingAt(at: WorldProperty, world: World, given: Partial<EndingRow> = {}) {
  const { db } = world.app.ctx
  const { tenancy, contract, property } = await lastingAt(at, world)
  await db.delete(endings).where(eq(endings.tenancy_id, tenancy))
  const ending = endingRow({ tenancy_id: tenancy, contract_id: contract, property_id: property, ...given })
  await insertEnding(db, ending)
  return ending
}
const byEnding = (given?: Partial<EndingRow>) => async (at: WorldProperty, world: World) => ({
  params: { id: (await endingAt(at, world, given)).id },
})
async function deductionAt(at: WorldProperty, world: World) {
  const { id: ending_id } = await endingAt(at, world)
  const deduction = deductionRow({ ending_id })
  await insertDeduction(world.app.ctx.db, deduction)
  return { params: { id: deduction.id } }
}
async function noticeAt(at: WorldProperty, world: World) {
  const { tenancy } = await lastingAt(at, world)
  const notice = noticeRow({ tenancy_id: tenancy })
  await insertNotice(world.app.ctx.db, notice)
  return { params: { id: notice.id } }
}
const reason = 'Neden'
/** The other side may see the record and gets 409 with the reason. */
const otherSide = (side: readonly Caller[]) => (caller: Caller) => (side.includes(caller) ? 409 : 403)

export const endingsAccess: AccessRow[] = [
  onProperty(endingsApi.view, {
    call: async (at, world) => ({ params: { id: (await lastingAt(at, world)).tenancy } }),
  }),
  onProperty(endingsApi.start, {
    may: bothSides,
    call: async (at, world) => {
      const { tenancy_id } = await endingAt(at, world, { state: 'withdrawn' })
      return { params: { id: tenancy_id }, body: { way: 'agreement', ends_on: '2027-01-31' } }
    },
  }),
  onProperty(endingsApi.record, {
    // This tenant has an address, so not even the owner may record it; 409 shows who otherwise may.
    may: [],
    refused: (caller) => (['owner', 'other host'].includes(caller) ? 409 : 403),
    call: async (at, world) => ({
      params: { id: (await lastingAt(at, world)).tenancy },
      query: { way: 'tenant_early', ends_on: '2027-01-31', delivery: 'elden', delivered_on: '2026-11-01' },
      file: new Blob([new Uint8Array(pdf())]),
    }),
    success: async ({ people: { owner }, freshProperty }) => {
      const { tenancy } = await paperTenancy({ host: owner, property: await freshProperty('unassigned') })
      const given = { way: 'tenant_early', ends_on: '2027-01-31', delivery: 'elden', delivered_on: '2026-11-01' }
      return { by: owner, input: { params: { id: tenancy }, query: given, file: signedScan() } }
    },
  }),
  onProperty(endingsApi.counter, {
    may: tenants,
    refused: otherSide(ownersSide),
    call: async (at, world) => ({
      ...(await byEnding({ way: 'agreement', state: 'proposed' })(at, world)),
      body: { instead_of: '2027-01-31', ends_on: '2027-02-28' },
    }),
  }),
  onProperty(endingsApi.proposeChange, {
    may: bothSides,
    call: async (at, world) => ({
      ...(await byEnding({ way: 'agreement' })(at, world)),
      body: { instead_of: '2027-01-31', ends_on: '2027-02-28' },
    }),
  }),
  onProperty(endingsApi.withdrawChange, {
    may: ownersSide,
    call: async (at, world) => {
      const { id: ending_id } = await endingAt(at, world, { way: 'agreement' })
      const change = changeRow({ ending_id })
      await insertChange(world.app.ctx.db, change)
      return { params: { id: change.id } }
    },
  }),
  onProperty(endingsApi.object, {
    may: tenants,
    refused: otherSide(ownersSide),
    call: async (at, world) => ({ ...(await byEnding()(at, world)), body: { reason } }),
  }),
  onProperty(endingsApi.withdraw, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await byEnding()(at, world)), body: { reason } }),
  }),
  onProperty(endingsApi.setNextStatus, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await byEnding()(at, world)), body: { next_status: 'Kiracı Aranıyor' } }),
  }),
  onProperty(endingsApi.tick, {
    may: ownersSide,
    call: async (at, world) => ({
      params: { id: (await endingAt(at, world)).id, kind: 'keys' },
      body: { done: true },
    }),
  }),
  onProperty(endingsApi.giveNotice, {
    may: ownersSide,
    call: async (at, world) => ({
      params: { id: (await lastingAt(at, world)).tenancy },
      body: {
        way: 'late_rent',
        text: 'Kasım kirasını ödeyiniz.',
        delivery: 'noter',
        given_on: '2026-11-10',
        delivered_on: '2026-11-12',
      },
    }),
  }),
  onProperty(endingsApi.withdrawNotice, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await noticeAt(at, world)), body: { reason } }),
  }),
  onProperty(endingsApi.addProof, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await noticeAt(at, world)), file: new Blob([pdf()]) }),
  }),
  onProperty(endingsApi.proposeDeduction, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await byEnding()(at, world)), body: { title: 'Boya', amount: 100_000 } }),
  }),
  onProperty(endingsApi.changeDeduction, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await deductionAt(at, world)), body: { version: 1, amount: 50_000 } }),
  }),
  onProperty(endingsApi.withdrawDeduction, { may: ownersSide, call: deductionAt }),
  onProperty(endingsApi.answerDeduction, {
    may: tenants,
    call: async (at, world) => ({ ...(await deductionAt(at, world)), body: { version: 1, answer: 'accepted' } }),
  }),
  onProperty(endingsApi.addDeductionFile, {
    may: ownersSide,
    call: async (at, world) => ({ ...(await deductionAt(at, world)), file: new Blob([pdf()]) }),
  }),
  onProperty(endingsApi.settle, { may: ownersSide, call: byEnding() }),
  onProperty(endingsApi.setRefundAccount, {
    may: tenants,
    call: async (at, world) => ({
      ...(await byEnding()(at, world)),
      body: { iban: 'TR330006100519786457841326' },
    }),
  }),
  onProperty(endingsApi.recordRefund, {
    may: ownersSide,
    call: async (at, world) => ({
      ...(await byEnding()(at, world)),
      body: { refunded_on: '2026-11-10', amount: 100_000 },
    }),
  }),
]
