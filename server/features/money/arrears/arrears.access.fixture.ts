import { newId } from '#domain/kernel/ids.ts'
import { arrearsApi } from '#domain/money/arrears/arrears.api.ts'
import { files } from '#server/db/schema/files.ts'
import { bookEntries } from '#server/services/ledger/book-entries.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt, tenancyAt } from '#server/testing/build-tenancy.ts'
import { insertDraft, keepMessages } from './arrears.queries.ts'

const tenants: Caller[] = ['tenant', 'tenant elsewhere']
const { moneyManagers } = groups
const readers = groups.moneyReaders.filter((caller) => !tenants.includes(caller))
/** Administrators may not give notice for others. */
const givers = moneyManagers.filter((caller) => caller !== 'admin')
/** People without access to the money, and the tenant, get 404; readers without the right get 403. */
const refused = (caller: Caller) => (readers.includes(caller) ? 403 : 404)

const tenancyOf = async (at: WorldProperty, world: World) => ({ id: (await lastingTenancyAt(at, world)).tenancy })

async function freshClaimAt(at: WorldProperty, world: World) {
  const { id } = await tenancyOf(at, world)
  const { ctx } = world.app
  const entry = { kind: 'due', category: 'rent', amount: 1_000_00, currency: 'TL', source: 'hand' } as const
  const [claim] = await ctx.db.transact(async (tx) =>
    bookEntries(ctx, tx, {
      ledger: await lockLedger(tx, id),
      entries: [{ ...entry, on_date: '2026-10-01' }],
      by: { id: null, name: 'Deneme' },
    }),
  )
  return { params: { id }, claim: claim!.id }
}

const kept = new WeakMap<WorldProperty, ReturnType<typeof freshClaimAt>>()
/** One claim for all callers that do not use it up. */
function claimAt(at: WorldProperty, world: World) {
  const known = kept.get(at) ?? freshClaimAt(at, world)
  kept.set(at, known)
  return known
}

async function bookingAt(at: WorldProperty, world: World) {
  const { params, claim } = await claimAt(at, world)
  const { ctx } = world.app
  const entry = { kind: 'interest', category: 'interest', amount: 100, currency: 'TL', source: 'hand' } as const
  const [booking] = await ctx.db.transact(async (tx) =>
    bookEntries(ctx, tx, {
      ledger: await lockLedger(tx, params.id),
      entries: [{ ...entry, on_date: '2026-11-01', belongs_to: claim }],
      by: { id: null, name: 'Deneme' },
    }),
  )
  return { params: { ...params, entry: booking!.id } }
}

async function noticeAt(at: WorldProperty, world: World, given = false) {
  const { params, claim } = await claimAt(at, world)
  const id = newId()
  const now = world.app.ctx.clock.now()
  await insertDraft(
    world.app.ctx.db,
    {
      id,
      tenancy_id: params.id,
      way: 'two_notices',
      currency: 'TL',
      text: 'Ekim kirasını ödeyiniz.',
      version: 1,
      drafted_on: '2026-11-02',
      delivered_on: null,
      by_id: null,
      by_name: 'Deneme',
      ...(given
        ? { given_on: '2026-11-03', delivery: 'noter' as const, sha256: 'a'.repeat(64) }
        : { given_on: null, delivery: null, sha256: null }),
      returned_on: null,
      return_reason: '',
      returned_by_name: '',
      created_at: now,
      updated_at: now,
    },
    [
      {
        notice_id: id,
        claim_id: claim,
        category: 'rent',
        month: null,
        due_on: '2026-10-01',
        amount: 1_000_00,
        open_drafted: 1_000_00,
        open_delivered: null,
      },
    ],
  )
  return { params: { id } }
}

const heavy = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
/** A file too large for a PDF: permitted callers get that refusal, so that nothing is printed sixty times. */
async function heavyFileAt(at: WorldProperty, world: World) {
  const known = heavy.get(at)
  const made = known ?? tenancyAt(at, world)
  heavy.set(at, made)
  const { tenancy } = await made
  if (!known) {
    const { db, clock } = world.app.ctx
    const id = newId()
    const file = { area: 'general-files' as const, name: 'Video.pdf', type: 'application/pdf', size: 101 * 1024 * 1024 }
    await db.insert(files).values({ id, ...file })
    await keepMessages(db, [
      {
        tenancy_id: tenancy,
        message_id: newId(),
        sender_name: 'Deneme',
        text: '',
        file_ids: [id],
        sent_at: clock.now(),
        chosen_by: null,
        chosen_by_name: 'Deneme',
        chosen_at: clock.now(),
      },
    ])
  }
  return { params: { id: tenancy } }
}
const printing = {
  may: [],
  refused: (caller: Caller) => (readers.includes(caller) ? (409 as const) : (404 as const)),
  call: heavyFileAt,
}

const inFile = { may: readers, refused: () => 404 as const }
const reading = { ...inFile, call: async (at: WorldProperty, world: World) => ({ params: await tenancyOf(at, world) }) }

export const arrearsAccess: AccessRow[] = [
  onProperty(arrearsApi.view, reading),
  onProperty(arrearsApi.bookInterest, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const { params, claim } = await freshClaimAt(at, world)
      return { params, body: { claims: [claim], until: '2026-11-15' } }
    },
  }),
  onProperty(arrearsApi.reverseInterest, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({ ...(await bookingAt(at, world)), body: { reason: 'Yanlış' } }),
  }),
  onProperty(arrearsApi.pursue, {
    may: moneyManagers,
    refused,
    call: async (at, world) => {
      const { params, claim } = await claimAt(at, world)
      const body = { claims: [claim], office: 'İstanbul 3. İcra', file_number: '2026/1', since: '2026-11-10' }
      return { params, body }
    },
  }),
  onProperty(arrearsApi.liftPursuit, {
    may: moneyManagers,
    refused,
    call: async (at, world) => ({ params: await tenancyOf(at, world), body: { claims: [newId()] } }),
  }),
  onProperty(arrearsApi.draft, {
    ...inFile,
    call: async (at, world) => {
      const { params, claim } = await claimAt(at, world)
      return { params, body: { way: 'late_rent', claims: [claim] } }
    },
  }),
  onProperty(arrearsApi.edit, {
    ...inFile,
    call: async (at, world) => ({ ...(await noticeAt(at, world)), body: { version: 1, text: 'Ödeyiniz.' } }),
  }),
  onProperty(arrearsApi.discard, { ...inFile, call: (at, world) => noticeAt(at, world) }),
  onProperty(arrearsApi.give, {
    may: givers,
    refused,
    call: async (at, world) => ({
      ...(await noticeAt(at, world)),
      body: { version: 1, given_on: '2026-11-10', delivery: 'noter' },
    }),
  }),
  onProperty(arrearsApi.arrive, {
    may: givers,
    refused,
    call: async (at, world) => ({ ...(await noticeAt(at, world, true)), body: { delivered_on: '2026-11-10' } }),
  }),
  onProperty(arrearsApi.return, {
    may: givers,
    refused,
    call: async (at, world) => ({
      ...(await noticeAt(at, world, true)),
      body: { returned_on: '2026-11-10', reason: 'Adreste tanınmıyor' },
    }),
  }),
  onProperty(arrearsApi.noticePdf, { ...inFile, call: (at, world) => noticeAt(at, world) }),
  onProperty(arrearsApi.messages, reading),
  onProperty(arrearsApi.choose, {
    ...inFile,
    call: async (at, world) => ({
      params: await tenancyOf(at, world),
      body: { messages: [newId()], chosen: false },
    }),
  }),
  onProperty(arrearsApi.pdf, printing),
  onProperty(arrearsApi.askArchive, reading),
  onProperty(arrearsApi.archives, reading),
  anywhere(arrearsApi.openArchive, { through: 404, call: () => ({ params: { id: newId() } }) }),
]
