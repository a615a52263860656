import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { notificationText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import {
  increaseState,
  increaseWindowDays,
  proposeIncrease,
} from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseProposal } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { increasePage } from './read-increase.ts'
import { claimIncreaseNotification, type increasesToNotify } from './rent-increases.queries.ts'

type IncreaseToNotify = Awaited<ReturnType<typeof increasesToNotify>>[number]

/** The notice about the figure also announces the year, so only one of them is sent. */
function stepOf({ cap, waits_for, year }: IncreaseProposal, today: IsoDate): 'window' | 'figure' | null {
  if (waits_for) return year.late ? null : 'window'
  if (cap) return daysBetween(year.start, today) <= increaseWindowDays ? 'figure' : null
  return year.late ? null : 'window'
}

/** Once per step, however often and in however many processes the job runs. */
export async function notifyOfRentYear(ctx: Context, found: IncreaseToNotify, today: IsoDate) {
  const { contract, started_on, rent_changes, tufe, renewing, baslik } = found
  const { bitisTarihi, tasinmazCinsi, bedelTuru: currency } = contract
  const tenancy_id = contract.tenancy_id!
  const proposal = proposeIncrease({
    terms: contract,
    bitisTarihi,
    tasinmazCinsi,
    started_on,
    rent_changes,
    tufe,
    today,
  })
  const withState = { ...contract, cancelled: contract.cancelled_at !== null }
  const state = increaseState({
    started_on,
    ended_on: null,
    contract: withState,
    renewing,
    proposal,
    record: null,
    today,
  })
  // Without a roof no law caps the rent and no date calls for an increase.
  if ((state !== 'open' && state !== 'waits') || proposal.roofless) return
  const step = stepOf(proposal, today)
  if (!step) return
  await ctx.db.transact(async (tx) => {
    const key = { tenancy_id, year_start: proposal.year.start, told_at: ctx.clock.now() }
    if (!(await claimIncreaseNotification(tx, { ...key, step }))) return
    const title = titleOf({ baslik })
    await notify(ctx, tx, [
      {
        user_id: contract.owner_id,
        kind: 'contract',
        event: notificationText(step, { title, proposal, currency, gross: contract.is_corporate }),
        target_audience: 'owner',
        property: { id: contract.property_id, baslik: title },
        link: increasePage(tenancy_id),
        sender_type: 'system',
      },
    ])
  })
}
