import { yearPeriod } from '#domain/insight/assistant/periods.rules.ts'
import type { requestIntents } from '#domain/insight/assistant/request-intents.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { suggestionState } from '#domain/property/suggestions/suggestions.schema.ts'
import { type Answer, type Answers, type Ask, capitalised, firstRows } from './ask.ts'
import { type RequestRow, requestStates, requests } from './properties-in-scope.queries.ts'

const cut = 80
const requestLine = (row: RequestRow, value: string = suggestionState(row.durum)) => ({
  title: row.aciklama.length > cut ? `${row.aciklama.slice(0, cut - 1)}…` : row.aciklama,
  detail: `${titleOf(row)} · ${row.oncelik} · ${showDate(row.asked_on)}`,
  value,
  to: `/assistant?talep=${row.id}`,
})
const requestsLink = { label: 'Ana sayfadaki talepleri aç', to: '/dashboard' }

export async function requestList(
  ask: Ask,
  which: keyof typeof requestStates,
  side: 'owner' | 'tenant',
  say: (count: number) => string,
): Promise<Answer> {
  const rows = await ask.read(() => requests(ask.ctx.db, ask, { side, which: requestStates[which] }), [])
  return { text: [say(rows.length)], ...firstRows(rows.map((row) => requestLine(row))), links: [requestsLink] }
}

const doneIn = async (ask: Ask) => {
  const period = ask.period ?? yearPeriod(Number(ask.today.slice(0, 4)), 'bu yıl')
  const which = { side: 'owner' as const, which: requestStates.done, done: period }
  return { period, rows: await ask.read(() => requests(ask.ctx.db, ask, which), []) }
}

export const requestAnswers: Answers<(typeof requestIntents)[number]['id']> = {
  'requests.open': (ask) =>
    requestList(ask, 'open', 'owner', (count) => (count > 0 ? `${count} açık talep var.` : 'Açık talep yok.')),
  'requests.waiting': (ask) =>
    requestList(ask, 'waiting', 'owner', (count) =>
      count > 0 ? `${count} talep cevap bekliyor.` : 'Cevap bekleyen talep yok.',
    ),
  'requests.urgent': (ask) =>
    requestList(ask, 'urgent', 'owner', (count) => (count > 0 ? `${count} acil talep var.` : 'Acil talep yok.')),
  async 'requests.done'(ask) {
    const { period, rows } = await doneIn(ask)
    return {
      text: [`${capitalised(period.label)} ${rows.length} talep tamamlandı.`],
      ...firstRows(rows.map((row) => requestLine(row, row.done_on ? showDate(row.done_on) : ''))),
      links: [requestsLink],
    }
  },
  async 'requests.cost'(ask) {
    const { period, rows } = await doneIn(ask)
    const priced = rows.filter(({ cost }) => cost !== null)
    const total = priced.reduce((sum, { cost }) => sum + Number(cost), 0)
    return {
      text: [`${capitalised(period.label)} tamamlanan ${priced.length} talebin kayıtlı maliyeti ${showMoney(total)}.`],
      figures: [{ label: 'Maliyet', value: showMoney(total) }],
      ...firstRows(priced.map((row) => requestLine(row, showMoney(Number(row.cost))))),
      links: [requestsLink],
    }
  },
}
