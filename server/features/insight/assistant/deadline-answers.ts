import { assistantWords } from '#domain/insight/assistant/assistant.messages.ts'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { deadlineIntents } from '#domain/insight/assistant/request-intents.rules.ts'
import { addDays, daysBetween, showDate } from '#domain/kernel/dates.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { deadlineQueryOn } from '#server/features/work/deadlines/deadline-scope.queries.ts'
import { deadlineViews } from '#server/features/work/deadlines/list-deadlines.ts'
import { type Answers, type Ask, capitalised, firstRows, showSums, sumUp } from './ask.ts'
import { lateList, openSum, readDues } from './due-answers.ts'
import { ofCategory, openClaims } from './money.queries.ts'
import { moneyReach } from './money-reach.ts'

/** Open deadlines, nearest first; limited to the named properties, if any. */
export async function deadlinesOf(ask: Ask): Promise<DeadlineView[]> {
  const { views } = await ask.read(() => deadlineViews(ask.ctx.db, ask.actor, deadlineQueryOn(ask.today)), {
    views: [],
    truncated: false,
  })
  const { named, properties } = ask.scope
  const narrowed = named.property || named.person
  return views.filter(({ done, property }) => !done && (!narrowed || properties.includes(property)))
}

export const deadlineLine = ({ today }: Pick<Ask, 'today'>, view: DeadlineView) => {
  const days = daysBetween(today, view.date)
  const distance = days === 0 ? 'bugün' : days > 0 ? `${days} gün kaldı` : `${-days} gün geçti`
  return {
    title: deadlineRules[view.kind].title,
    detail: [view.property_title, view.about, distance].filter(Boolean).join(' · '),
    value: showDate(view.date),
    to: view.contract ? `/viewContract/${view.contract}` : `/property-detail/${view.property}`,
  }
}

/** Open claims that fall due in the period, for those who read all payments. */
async function duesIn(ask: Ask, { from, to }: Pick<Period, 'from' | 'to'>) {
  if (moneyReach(ask.actor) !== 'all') return []
  const rows = await readDues(ask, openClaims, ofCategory('main'))
  return rows.filter(({ oldest_open }) => oldest_open !== null && oldest_open >= from && oldest_open <= to)
}

const link = { label: 'Süreler ekranını aç', to: '/deadlines' }
const notes = [assistantWords.notLegal]

export const deadlineAnswers: Answers<(typeof deadlineIntents)[number]['id']> = {
  async 'deadlines.next'(ask) {
    const period = ask.period ?? { from: ask.today, to: addDays(ask.today, 30), label: 'önümüzdeki 30 gün' }
    const views = (await deadlinesOf(ask)).filter(({ date }) => date >= period.from && date <= period.to)
    const dues = await duesIn(ask, period)
    const list = await lateList(ask, dues)
    return {
      text: [
        views.length > 0
          ? `${capitalised(period.label)} içinde ${views.length} tarih var; en yakını ${showDate(views[0]!.date)}.`
          : `${capitalised(period.label)} içinde kayıtlı tarih yok.`,
        ...(dues.length > 0
          ? [`Bu günlerde vadesi gelen ${dues.length} açık ödeme var; toplam ${showSums(sumUp(dues.map(openSum)))}.`]
          : []),
      ],
      ...firstRows([...views.map((view) => deadlineLine(ask, view)), ...(list.rows ?? [])]),
      links: [link],
      notes,
    }
  },
  async 'deadlines.missed'(ask) {
    const views = (await deadlinesOf(ask)).filter(({ date }) => date < ask.today)
    return {
      text: [views.length > 0 ? `Günü geçmiş ${views.length} tarih listenizde duruyor.` : 'Günü geçmiş tarih yok.'],
      ...firstRows(views.map((view) => deadlineLine(ask, view))),
      links: [link],
      notes,
    }
  },
  async 'deadlines.documents'(ask) {
    const views = (await deadlinesOf(ask)).filter(({ kind }) => kind === 'document_end' || kind === 'dask_end')
    return {
      text: [views.length > 0 ? `Süresi dolan ya da dolacak ${views.length} belge var.` : 'Süresi dolacak belge yok.'],
      ...firstRows(views.map((view) => deadlineLine(ask, view))),
      links: [{ label: 'Belgeleri aç', to: '/documents' }],
    }
  },
  async 'deadlines.notice'(ask) {
    const kinds = ['tenant_notice', 'landlord_notice', 'new_owner_notice', 'two_notices', 'late_rent_notice']
    const views = (await deadlinesOf(ask)).filter(({ kind }) => kinds.includes(kind))
    return {
      text: [views.length > 0 ? `Yaklaşan ${views.length} bildirim günü var.` : 'Yaklaşan bildirim günü yok.'],
      ...firstRows(views.map((view) => deadlineLine(ask, view))),
      links: [link],
      notes,
    }
  },
}
