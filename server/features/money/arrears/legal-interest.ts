import type { LegalRateForm } from '#domain/money/arrears/arrears.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { legalRates, saveLegalRate } from './arrears.queries.ts'

export const listLegalRates = async (ctx: Context) => ({
  rates: (await legalRates(ctx.db)).map((rate) => ({ ...rate, entered_at: rate.entered_at.toISOString() })),
})

/** Adds or corrects a rate; interest already booked stays unchanged. */
export const enterLegalRate = (ctx: Context, actor: Actor, rate: LegalRateForm) =>
  ctx.db.transact((tx) => saveLegalRate(tx, { ...rate, entered_by: actor.userId, entered_at: ctx.clock.now() }))
