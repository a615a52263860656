import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { propertyIntents } from '#domain/insight/assistant/property-intents.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { analyse } from '#server/features/insight/analytics/analyse.ts'
import { type Answers, type Ask, capitalised, firstRows } from './ask.ts'
import { thisYear } from './expense-answers.ts'

type PortfolioIntent =
  | Extract<(typeof moneyIntents)[number]['id'], 'money.compare-places'>
  | Extract<(typeof propertyIntents)[number]['id'], 'properties.vacancy'>

/** The analysis of the named properties, or of all; its figures are those of its own screen. */
async function analysed(ask: Ask, period: Pick<Period, 'from' | 'to'>) {
  const { ctx, actor, scope } = ask
  const filter = {
    from: period.from,
    to: period.to,
    compare: 'none' as const,
    compare_from: '',
    compare_to: '',
    properties: scope.properties.join(','),
  }
  const found = await ask.read(() => analyse({ ctx, reads: ctx.db }, actor, filter), null)
  return (found?.places ?? []).filter(({ is_building, failed }) => !is_building && !failed)
}

const link = (tab: string) => ({ label: 'Analizi aç', to: `/assistant?tab=${tab}` })

export const portfolioAnswers: Answers<PortfolioIntent> = {
  async 'money.compare-places'(ask) {
    const period = thisYear(ask)
    const lira = (each: Awaited<ReturnType<typeof analysed>>[number]) =>
      each.now.money.find(({ currency }) => currency === 'TL')?.collected ?? 0
    const found = (await analysed(ask, period)).sort((a, b) => (b.now.net ?? lira(b)) - (a.now.net ?? lira(a)))
    const [first] = found
    return {
      text: [
        first
          ? `${capitalised(period.label)} en çok bırakan ${first.title}: ${figureTexts.income.label.toLocaleLowerCase('tr')} ${showMoney(lira(first))}${first.now.net === null ? '' : `, net ${showMoney(first.now.net)}`}.`
          : 'Karşılaştırılacak mülk bulamadım.',
      ],
      ...firstRows(
        found.map((each) => ({
          title: each.title,
          detail: [
            `${figureTexts.income.label} ${showMoney(lira(each))}`,
            each.now.expense === null ? '' : `${figureTexts.expense.label} ${showMoney(each.now.expense)}`,
            `${figureTexts.vacancy.label} ${each.now.vacant}`,
          ]
            .filter(Boolean)
            .join(' · '),
          value: showMoney(each.now.net ?? lira(each)),
          to: `/property-detail/${each.id}`,
        })),
      ),
      links: [link('analiz')],
      notes: [`${figureTexts.income.label}: ${figureTexts.income.sentence}`],
    }
  },
  async 'properties.vacancy'(ask) {
    const period = ask.period ?? { from: yearBefore(ask.today), to: ask.today, label: 'son on iki ay' }
    const found = (await analysed(ask, period))
      .filter(({ now }) => now.vacant > 0)
      .sort((a, b) => b.now.vacant - a.now.vacant)
    const days = found.reduce((sum, { now }) => sum + now.vacant, 0)
    return {
      text: [
        found[0]
          ? `${capitalised(period.label)} içinde toplam ${days} boş gün; en çok ${found[0].title}, ${found[0].now.vacant} gün.`
          : `${capitalised(period.label)} içinde boş gün yok.`,
      ],
      figures: [{ label: figureTexts.vacancy.label, value: String(days) }],
      ...firstRows(
        found.map((each) => ({
          title: each.title,
          detail: `${showDate(period.from)}–${showDate(period.to < ask.today ? period.to : ask.today)}`,
          value: `${each.now.vacant} gün`,
          to: `/property-detail/${each.id}`,
        })),
      ),
      links: [{ label: 'Boş mülkleri aç', to: '/propertyList?status=vacant' }],
      notes: [`${figureTexts.vacancy.label}: ${figureTexts.vacancy.sentence}`],
    }
  },
}

const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
