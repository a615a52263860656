import { createHash } from 'node:crypto'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import type { NewNotice } from '#domain/tenancy/endings/endings.schema.ts'
import { isWritten } from '#domain/tenancy/endings/written-form.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument, prepareScan } from '#server/services/files/prepare-file.ts'
import { ofSubjects, setSignature } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { notifySides } from './ending-notifications.ts'
import { insertNotice, type NoticeRow, noticeById, openEnding, setNotice } from './endings.queries.ts'
import { tenancyOf, tenancyToChange } from './find-ending.ts'
import type { By } from './start-ending.ts'

/** Stored once with its delivery, as evidence: its side may withdraw it, but nobody can change it. */
export const giveNotice = (ctx: Context, by: By, id: string, input: NewNotice) =>
  ctx.db.transact(async (tx) => {
    const { found, side } = await tenancyToChange(tx, by.actor, id)
    const now = ctx.clock.now()
    const today = isoDate(now)
    if (found.tenancy.ended_on) throw refuseTenancy('tenancy_over')
    if (!endingWayRules[input.way].starters.includes(side)) throw refuseEnding('not_your_way')
    const delivered_on = input.delivery === 'app' ? today : input.delivered_on
    if (delivered_on > today || input.given_on > delivered_on)
      throw refuseEnding('delivery_in_future', { delivered_on: 'Bildirimin gününden önce ya da bugünden sonra olamaz' })
    const notice: NoticeRow = {
      id: input.id ?? newId(),
      tenancy_id: id,
      ending_id: (await openEnding(tx, id))?.id ?? null,
      way: input.way,
      side,
      text: input.text,
      sha256: createHash('sha256').update(input.text).digest('hex'),
      given_on: input.given_on,
      delivery: input.delivery,
      delivered_on,
      proof_file: null,
      proof_sha256: null,
      by_id: by.actor.userId,
      by_name: by.actor.username,
      withdrawn_at: null,
      withdrawn_by_name: '',
      withdraw_reason: '',
      created_at: now,
    }
    // Repeated because the reply was lost: still one notice.
    if (!(await insertNotice(tx, notice))) {
      const kept = await noticeById(tx, notice.id)
      if (kept?.tenancy_id !== id || kept.sha256 !== notice.sha256) throw refuseEnding('notice_missing')
      return notice.id
    }
    await notifySides(ctx, tx, found, {
      by: auditActor(by.actor, by.caller),
      did: `${isWritten(input.delivery) ? 'yazılı bildirim' : 'bildirim'} yaptı (${endingWayRules[input.way].article}, ${showDate(delivered_on)}).`,
      words: input.text,
      ending: { way: input.way, ends_on: found.contract.bitisTarihi },
    })
    await announceContract(ctx, tx, found.contract)
    return notice.id
  })

async function noticeToChange(db: Db, actor: Actor, id: string) {
  const before = await noticeById(db, id)
  const { found, side } = await tenancyOf(db, actor, before, { missing: 'notice_missing' })
  const notice = (await noticeById(db, id))!
  if (notice.side !== side && notice.by_id !== actor.userId) throw refuseEnding('notice_not_yours')
  if (notice.withdrawn_at) throw refuseEnding('notice_withdrawn')
  return { notice, found }
}

export const withdrawNotice = (ctx: Context, by: By, id: string, reason: string) =>
  ctx.db.transact(async (tx) => {
    const { notice, found } = await noticeToChange(tx, by.actor, id)
    await setNotice(tx, id, {
      withdrawn_at: ctx.clock.now(),
      withdrawn_by_name: by.actor.username,
      withdraw_reason: reason,
    })
    await notifySides(ctx, tx, found, {
      by: auditActor(by.actor, by.caller),
      did: `${showDate(notice.given_on)} günlü bildirimini geri çekti.`,
      words: reason,
      ending: { way: notice.way, ends_on: found.contract.bitisTarihi },
    })
    await announceContract(ctx, tx, found.contract)
  })

/** Not filed with the property's documents, so that deleting the property keeps the evidence. */
export async function addProof(
  ctx: Context,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<string> {
  // Checked before processing the file, and again under the lock.
  await ctx.db.transact(async (tx) => refuseSecondProof((await noticeToChange(tx, actor, id)).notice))
  const onPaper = (await ofSubjects(ctx.db, [id])).length > 0
  const prepared = await (onPaper ? prepareScan(bytes) : prepareDocument(bytes))
  const kept = { area: 'general-files' as const, name, property_id: null, prepared }
  return keepFile(ctx, actor, kept, async (tx, file) => {
    const { notice, found } = await noticeToChange(tx, actor, id)
    refuseSecondProof(notice)
    const proof_sha256 = createHash('sha256').update(prepared.content).digest('hex')
    await setNotice(tx, id, { proof_file: file.id, proof_sha256 })
    for (const signature of await ofSubjects(tx, [id]))
      await setSignature(tx, signature.id, { scan: file.id, sha256: proof_sha256 })
    await announceContract(ctx, tx, found.contract)
    return file.id
  })
}

function refuseSecondProof({ proof_file }: NoticeRow) {
  if (proof_file) throw refuseEnding('proof_exists')
}
