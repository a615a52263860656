import { createHash } from 'node:crypto'
import { compareDays, type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import type { NoticeDraft, NoticeGiving, NoticeReturn } from '#domain/money/arrears/arrears.schema.ts'
import { nameableIn } from '#domain/money/arrears/justified.rules.ts'
import { noticeText } from '#domain/money/arrears/notice-text.rules.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { wholeAddress } from '#domain/property/properties/whole-address.rules.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { payRuleFor } from '#domain/tenancy/endings/pay-days.rules.ts'
import { isWritten } from '#domain/tenancy/endings/written-form.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notifySides } from '#server/features/tenancy/endings/ending-notifications.ts'
import {
  contractTenantsOf,
  insertNotice,
  openEnding,
  propertyOf,
} from '#server/features/tenancy/endings/endings.queries.ts'
import type { By } from '#server/features/tenancy/endings/start-ending.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import {
  claimsOfNotice,
  deleteDraft,
  insertDraft,
  keepDelivered,
  type NoticeRow,
  noticeById,
  setNotice,
} from './arrears.queries.ts'
import { findArrears, noticeToChange } from './find-arrears.ts'
import { readClaimsLedger } from './read-claims-ledger.ts'

/** Everyone who can read the case file may draft, also the lawyer; the figures are those of today. */
export const draftNotice = (
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  { id = newId(), way, claims }: NoticeDraft,
) =>
  ctx.db.transact(async (tx) => {
    const { contract, tenancy } = await findArrears(tx, actor, tenancyId, { lock: true })
    // Both notices prepare the end of a tenancy that is over already.
    if (tenancy.ended_on) throw refuseTenancy('tenancy_over')
    if (way === 'two_notices' && !hasRoof(contract.tasinmazCinsi)) throw refuseArrears('two_notices_roofless')
    const now = ctx.clock.now()
    const today = isoDate(now)
    const ledger = await readClaimsLedger(tx, tenancyId, today)
    const named = [...new Set(claims)].map((claimId) => {
      const claim = ledger.claims.get(claimId)
      if (!claim) throw refuseArrears('claim_missing')
      const { on_date, category } = claim.entry
      if (claim.open === 0 || on_date >= today || !nameableIn(way, category as ClaimCategory))
        throw refuseArrears('claim_not_nameable')
      return claim
    })
    const [currency, ...others] = new Set(named.map(({ entry }) => entry.currency))
    if (others.length > 0) throw refuseArrears('mixed_currencies')
    const property = await propertyOf(tx, tenancy.property_id)
    const rows = named
      .map(({ entry, open }) => ({
        notice_id: id,
        claim_id: entry.id,
        category: entry.category as ClaimCategory,
        month: entry.month,
        due_on: entry.on_date,
        amount: entry.amount,
        open_drafted: open,
        open_delivered: null,
      }))
      .sort((a, b) => compareDays(a.due_on, b.due_on))
    const text = noticeText({
      way,
      currency: currency!,
      iban: contract.iban,
      contract_on: contract.baslangicTarihi,
      owner: { name: contract.landlord_name || contract.owner_name, residence: contract.landlord_residence },
      tenants: (await contractTenantsOf(tx, contract.id)).map(({ name, address }) => ({
        name,
        residence: address ?? '',
      })),
      property: titleOf(property),
      address: wholeAddress(property),
      claims: rows.map(({ open_drafted, ...row }) => ({ ...row, open: open_drafted })),
      net_of_tax: ledger.net_of_tax,
      pay: payRuleFor(contract.tasinmazCinsi),
    })
    const draft: NoticeRow = {
      id,
      tenancy_id: tenancyId,
      way,
      currency: currency!,
      text,
      version: 1,
      drafted_on: today,
      given_on: null,
      delivery: null,
      sha256: null,
      delivered_on: null,
      returned_on: null,
      return_reason: '',
      returned_by_name: '',
      by_id: actor.userId,
      by_name: actor.username,
      created_at: now,
      updated_at: now,
    }
    // Repeated because the reply was lost: still one draft.
    if (!(await insertDraft(tx, draft, rows)) && (await noticeById(tx, id))?.tenancy_id !== tenancyId)
      throw refuseArrears('arrears_notice_missing')
    return id
  })

function refuseFrozen({ sha256 }: NoticeRow) {
  if (sha256) throw refuseArrears('notice_frozen')
}
function refuseOutdated(notice: NoticeRow, version: number) {
  if (notice.version !== version) throw refuseArrears('notice_changed')
}

function refuseUnlessUnderWay({ sha256, delivered_on, returned_on }: NoticeRow) {
  if (!sha256) throw refuseArrears('notice_not_given')
  if (delivered_on) throw refuseArrears('notice_arrived')
  if (returned_on) throw refuseArrears('notice_returned')
}

export const editNotice = (
  ctx: Context,
  actor: Actor,
  id: string,
  { version, text }: { version: number; text: string },
) =>
  ctx.db.transact(async (tx) => {
    const { notice } = await noticeToChange(tx, actor, id, 'draft')
    refuseFrozen(notice)
    refuseOutdated(notice, version)
    await setNotice(tx, id, { text, version: version + 1, updated_at: ctx.clock.now() })
  })

export const discardNotice = (ctx: Context, actor: Actor, id: string) =>
  ctx.db.transact(async (tx) => {
    const { notice } = await noticeToChange(tx, actor, id, 'draft')
    refuseFrozen(notice)
    await deleteDraft(tx, id)
  })

/**
 * Marks the notice as handed over or posted and freezes its text as shown. A notice sent through the application
 * arrives at once.
 */
export const giveNotice = (ctx: Context, by: By, id: string, { version, given_on, delivery }: NoticeGiving) =>
  ctx.db.transact(async (tx) => {
    const { notice, found } = await noticeToChange(tx, by.actor, id, 'give')
    if (found.tenancy.ended_on) throw refuseTenancy('tenancy_over')
    refuseFrozen(notice)
    refuseOutdated(notice, version)
    const today = isoDate(ctx.clock.now())
    const given = delivery === 'app' ? today : given_on
    if (given > today || given < notice.drafted_on)
      throw refuseArrears('giving_in_future', { given_on: 'Hazırlandığı gün ile bugün arasında bir gün seçin' })
    const frozen = {
      given_on: given,
      delivery,
      updated_at: ctx.clock.now(),
      sha256: createHash('sha256').update(notice.text).digest('hex'),
    }
    await setNotice(tx, id, frozen)
    if (delivery === 'app') await recordArrival(ctx, tx, { by, found, notice: { ...notice, ...frozen } }, today)
    else await announceContract(ctx, tx, found.contract)
  })

export const noticeArrived = (ctx: Context, by: By, id: string, delivered_on: IsoDate) =>
  ctx.db.transact(async (tx) => {
    const { notice, found } = await noticeToChange(tx, by.actor, id, 'give')
    refuseUnlessUnderWay(notice)
    if (delivered_on > isoDate(ctx.clock.now()) || delivered_on < notice.given_on!)
      throw refuseArrears('arrival_not_possible', { delivered_on: 'Gönderildiği gün ile bugün arasında bir gün seçin' })
    await recordArrival(ctx, tx, { by, found, notice }, delivered_on)
  })

/** The notice was returned undelivered: it has no effect, and the tenant does not see it. */
export const noticeReturned = (ctx: Context, actor: Actor, id: string, { returned_on, reason }: NoticeReturn) =>
  ctx.db.transact(async (tx) => {
    const { notice, found } = await noticeToChange(tx, actor, id, 'give')
    refuseUnlessUnderWay(notice)
    const now = ctx.clock.now()
    if (returned_on > isoDate(now) || returned_on < notice.given_on!)
      throw refuseArrears('return_not_possible', { returned_on: 'Gönderildiği gün ile bugün arasında bir gün seçin' })
    const returned = { returned_on, return_reason: reason, returned_by_name: actor.username }
    await setNotice(tx, id, { ...returned, updated_at: now })
    await announceContract(ctx, tx, found.contract)
  })

interface Arriving {
  by: By
  found: Pick<FoundTenancy, 'tenancy' | 'contract'>
  notice: NoticeRow
}

/**
 * Records the delivered notice in the tenancy, with its proof, readable by both sides, and stores the amounts open at
 * delivery.
 */
async function recordArrival(ctx: Context, tx: Tx, { by, found, notice }: Arriving, delivered_on: IsoDate) {
  const { id, tenancy_id, way, text, sha256, given_on, delivery } = notice
  const ledger = await readClaimsLedger(tx, tenancy_id, isoDate(ctx.clock.now()))
  await keepDelivered(
    tx,
    id,
    (await claimsOfNotice(tx, id)).map(({ claim_id }) => ({
      claim_id,
      open: ledger.claims.get(claim_id)?.openOn(delivered_on).after ?? 0,
    })),
  )
  await setNotice(tx, id, { delivered_on, updated_at: ctx.clock.now() })
  await insertNotice(tx, {
    id,
    tenancy_id,
    way,
    text,
    sha256: sha256!,
    given_on: given_on!,
    delivery: delivery!,
    delivered_on,
    ending_id: (await openEnding(tx, tenancy_id))?.id ?? null,
    side: 'owner',
    proof_file: null,
    proof_sha256: null,
    by_id: by.actor.userId,
    by_name: by.actor.username,
    created_at: ctx.clock.now(),
    withdrawn_at: null,
    withdrawn_by_name: '',
    withdraw_reason: '',
  })
  await notifySides(ctx, tx, found, {
    by: auditActor(by.actor, by.caller),
    did: `${isWritten(delivery!) ? 'yazılı ihtarda' : 'ihtarda'} bulundu (${endingWayRules[way].article}, ${showDate(delivered_on)}).`,
    words: text,
    ending: { way, ends_on: found.contract.bitisTarihi },
  })
  await announceContract(ctx, tx, found.contract)
}
