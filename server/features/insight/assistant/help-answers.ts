import { type HowId, howTo } from '#domain/insight/assistant/how-to.rules.ts'
import { openingsFor } from '#domain/insight/assistant/intents.rules.ts'
import { type helpIntents, howIntents } from '#domain/insight/assistant/own-intents.rules.ts'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { fallbackRates, isStale, liraPerUnit, showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { storedRates } from '#server/features/tenancy/rates/rates.queries.ts'
import type { Answerer, Answers } from './ask.ts'

const how =
  (id: HowId): Answerer =>
  async () => ({ text: [howTo[id].text], links: [{ label: howTo[id].label, to: howTo[id].to }] })

export const howAnswers = Object.fromEntries(howIntents.map(({ id }) => [id, how(id)])) as Answers<HowId>

export const helpAnswers: Answers<(typeof helpIntents)[number]['id']> = {
  async 'help.can'(ask) {
    return {
      text: [
        'Kiralar, ödemeler, giderler, kontratlar, kiracılar, mülkler, talepler ve süreler hakkında sorabilirsiniz; vergi ve kira hukuku kurallarını da maddeleriyle söylerim.',
        'Yalnızca kendi kayıtlarınıza bakarım ve emin olmadığım soruyu yanıtlamam.',
      ],
      rows: openingsFor(ask.roles).map(({ example }) => ({ title: example, detail: '', value: '', to: null })),
    }
  },
  async 'rates.exchange'({ ctx, read }) {
    const stored = await read(() => storedRates(ctx.db), undefined)
    const rates = stored ? { USD: liraPerUnit(stored.USD), EUR: liraPerUnit(stored.EUR) } : fallbackRates
    const live = stored !== undefined && !isStale(stored.fetched_at, ctx.clock.now())
    const figures = [
      { label: '1 dolar', value: showLiraPerUnit(rates.USD) },
      { label: '1 euro', value: showLiraPerUnit(rates.EUR) },
    ]
    return {
      text: [`1 dolar ${figures[0]!.value}, 1 euro ${figures[1]!.value}.`],
      figures,
      notes: live
        ? [`Kur ${showDate(isoDate(stored.fetched_at))} tarihinde alındı; bilgi içindir.`]
        : ['Canlı kur değildir; güncel kur alınamadı.'],
    }
  },
}
