import { assistantWords } from '#domain/insight/assistant/assistant.messages.ts'
import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { contractIntents } from '#domain/insight/assistant/contract-intents.rules.ts'
import { type Period, yearPeriod } from '#domain/insight/assistant/periods.rules.ts'
import { addDays, compareDays, daysBetween, isoDate, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { readIncrease } from '#server/features/tenancy/rent-increases/read-increase.ts'
import { type Answer, type Answers, type Ask, capitalised, firstRows, showSums, sumUp } from './ask.ts'
import { type ContractRow, endedTenancies, runningContracts, waitingContracts } from './contracts.queries.ts'
import { deadlineLine, deadlinesOf } from './deadline-answers.ts'
import { tenantsOf } from './tenant-names.ts'

const contractsLink = (state = '') => ({ label: 'Kontratları aç', to: `/contracts${state && `?state=${state}`}` })
const running = (ask: Ask) => ask.read(() => runningContracts(ask.ctx.db, ask), [])
const line = (row: ContractRow, value: string, detail = '') => ({
  title: row.names || 'Kiracı',
  detail: detail ? `${titleOf(row)} · ${detail}` : titleOf(row),
  value,
  to: `/viewContract/${row.id}`,
})
const rentOf = ({ rent, currency }: ContractRow) => showMoney(rent, currency)
const rentLine = (row: ContractRow) => line(row, rentOf(row), `bitişi ${showDate(row.ends_on)}`)

/** Only lira: rents in different currencies are not compared. */
async function byRent(ask: Ask, order: 1 | -1, word: string): Promise<Answer> {
  const rows = (await running(ask))
    .filter(({ currency }) => currency === 'TL')
    .sort((a, b) => order * (a.rent - b.rent))
  const [first] = rows
  return {
    text: [
      first ? `En ${word} kira ${rentOf(first)}: ${first.names}, ${titleOf(first)}.` : 'Yürürlükte TL kontrat yok.',
    ],
    ...firstRows(rows.map(rentLine)),
    links: [contractsLink('active')],
  }
}

async function bySince(ask: Ask, order: 1 | -1, say: (row: ContractRow) => string): Promise<Answer> {
  const rows = (await running(ask)).sort((a, b) => order * compareDays(a.since, b.since))
  const [first] = rows
  return {
    text: [first ? say(first) : 'Yürürlükte kontrat yok.'],
    ...firstRows(rows.map((row) => line(row, showDate(row.since), rentOf(row)))),
    links: [contractsLink('active')],
  }
}

export const contractAnswers: Answers<(typeof contractIntents)[number]['id']> = {
  async 'contracts.ending'(ask) {
    const period: Period = ask.period ?? {
      from: ask.today,
      to: addDays(ask.today, expiryWindowDays),
      label: `önümüzdeki ${expiryWindowDays} gün`,
    }
    const rows = (await running(ask)).filter(({ ends_on }) => ends_on >= period.from && ends_on <= period.to)
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} içinde ${rows.length} kontratın süresi doluyor.`
          : `${capitalised(period.label)} içinde süresi dolan kontrat yok.`,
      ],
      figures: [{ label: 'Biten kontrat', value: String(rows.length) }],
      ...firstRows(
        rows.map((row) => {
          const days = daysBetween(ask.today, row.ends_on)
          return line(row, showDate(row.ends_on), days >= 0 ? `${days} gün kaldı` : `${-days} gün önce doldu`)
        }),
      ),
      links: [contractsLink('expiring')],
      notes: [
        'Konut ve çatılı işyerinde bildirim yapılmayan kontrat kendiliğinden bir yıl uzar (TBK 347).',
        assistantWords.notLegal,
      ],
    }
  },
  async 'contracts.active'(ask) {
    const rows = await running(ask)
    return {
      text: [`Yürürlükte ${rows.length} kontrat var.`],
      figures: [{ label: 'Yürürlükteki kontrat', value: String(rows.length) }],
      ...firstRows(rows.map(rentLine)),
      links: [contractsLink('active')],
    }
  },
  async 'contracts.waiting'(ask) {
    const rows = await ask.read(() => waitingContracts(ask.ctx.db, ask), [])
    return {
      text: [rows.length > 0 ? `${rows.length} kontrat onay bekliyor.` : 'Onay bekleyen kontrat yok.'],
      ...firstRows(
        rows.map((row) => line(row, rentOf(row), row.waits_for ? `beklenen: ${row.waits_for}` : 'onay bekliyor')),
      ),
      figures: [{ label: figureTexts.waitingContracts.label, value: String(rows.length) }],
      links: [contractsLink('waiting')],
    }
  },
  async 'contracts.of'(ask) {
    const rows = await running(ask)
    const [first] = rows
    return {
      text:
        rows.length === 1 && first
          ? [
              `${first.names}, ${titleOf(first)}: kontrat ${showDate(first.starts_on)}–${showDate(first.ends_on)}, kira ${rentOf(first)}. Kiracılık ${showDate(first.since)} tarihinde başladı.`,
            ]
          : [rows.length > 0 ? `${rows.length} yürürlükte kontrat buldum.` : 'Yürürlükte kontrat yok.'],
      ...firstRows(rows.map((row) => line(row, showDate(row.ends_on), `başlangıç ${showDate(row.starts_on)}`))),
      links:
        first && rows.length === 1 ? [{ label: 'Kontratı aç', to: `/viewContract/${first.id}` }] : [contractsLink()],
    }
  },
  async 'contracts.rent-of'(ask) {
    const rows = await running(ask)
    const [first] = rows
    return {
      text:
        rows.length === 1 && first
          ? [`${first.names}, ${titleOf(first)}: aylık kira ${rentOf(first)}.`]
          : [
              rows.length > 0
                ? `${rows.length} kontrat, aylık toplam ${showSums(sumUp(rows.map(({ rent, currency }) => ({ currency, amount: rent }))))}.`
                : 'Yürürlükte kontrat yok.',
            ],
      ...firstRows(rows.map(rentLine)),
      links:
        first && rows.length === 1 ? [{ label: 'Kontratı aç', to: `/viewContract/${first.id}` }] : [contractsLink()],
    }
  },
  'contracts.highest': (ask) => byRent(ask, -1, 'yüksek'),
  'contracts.lowest': (ask) => byRent(ask, 1, 'düşük'),
  async 'contracts.average'(ask) {
    const rows = (await running(ask)).filter(({ currency }) => currency === 'TL')
    const average = rows.length > 0 ? Math.round(rows.reduce((sum, { rent }) => sum + rent, 0) / rows.length) : 0
    return {
      text: [
        rows.length > 0
          ? `${rows.length} TL kontratın ortalama kirası ${showMoney(average)}.`
          : 'Yürürlükte TL kontrat yok.',
      ],
      figures: [{ label: 'Ortalama kira', value: showMoney(average) }],
      links: [contractsLink('active')],
    }
  },
  async 'contracts.rent-range'(ask) {
    const { bound } = ask
    const rows = (await running(ask)).filter(
      ({ rent, currency }) =>
        currency === 'TL' && (!bound || (bound.side === 'from' ? rent >= bound.amount : rent <= bound.amount)),
    )
    const said = bound ? `${showMoney(bound.amount)} ${bound.side === 'from' ? 've üzeri' : 've altı'}` : ''
    return {
      text: [`Kirası ${said} olan ${rows.length} kontrat var.`],
      ...firstRows(rows.sort((a, b) => b.rent - a.rent).map(rentLine)),
      links: [contractsLink('active')],
    }
  },
  'contracts.oldest': (ask) =>
    bySince(ask, 1, (row) => `En eski kiracı ${row.names}: ${showDate(row.since)} tarihinden beri, ${titleOf(row)}.`),
  'contracts.newest': (ask) =>
    bySince(ask, -1, (row) => `En yeni kiracı ${row.names}: ${showDate(row.since)} tarihinden beri, ${titleOf(row)}.`),
  async 'contracts.extended'(ask) {
    const rows = (await running(ask)).filter(({ ends_on }) => ends_on < ask.today)
    return {
      text: [
        rows.length > 0
          ? `Kararlaştırılan süresi dolup uzamış ${rows.length} kontrat var.`
          : 'Süresi uzamış kontrat yok.',
      ],
      ...firstRows(rows.map((row) => line(row, showDate(row.ends_on), 'süresi doldu, uzadı'))),
      links: [contractsLink('active')],
      notes: [
        'Konut ve çatılı işyerinde bildirim yapılmayan kontrat aynı koşullarla bir yıl uzar (TBK 347).',
        assistantWords.notLegal,
      ],
    }
  },
  async 'contracts.foreign'(ask) {
    const rows = (await running(ask)).filter(({ currency }) => currency !== 'TL')
    return {
      text: [rows.length > 0 ? `${rows.length} dövizli kontrat var.` : 'Dövizli kontrat yok.'],
      ...firstRows(rows.map(rentLine)),
      links: [contractsLink('active')],
    }
  },
  async 'contracts.guarantors'(ask) {
    const rows = (await running(ask)).filter(({ guarantor }) => guarantor)
    return {
      text: [rows.length > 0 ? `${rows.length} kontratta kefil var.` : 'Kefilli kontrat yok.'],
      ...firstRows(rows.map((row) => line(row, row.guarantor))),
      links: [contractsLink('active')],
    }
  },
  async 'contracts.ended'(ask) {
    const period = ask.period ?? yearPeriod(Number(ask.today.slice(0, 4)), 'bu yıl')
    const rows = await ask.read(() => endedTenancies(ask.ctx.db, ask, period), [])
    const who = await tenantsOf(
      ask,
      rows.slice(0, maxRows).map(({ id }) => id),
    )
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} içinde ${rows.length} kiracılık sona erdi.`
          : `${capitalised(period.label)} içinde sona eren kiracılık yok.`,
      ],
      ...firstRows(
        rows.map((row) => ({
          title: who(row.id),
          detail: titleOf(row),
          value: showDate(row.ended_on),
          to: `/tenancy/${row.id}`,
        })),
      ),
      links: [contractsLink('ended')],
    }
  },
  async 'increase.upcoming'(ask) {
    const views = (await deadlinesOf(ask)).filter(({ kind }) => kind === 'rent_increase')
    return {
      text: [
        views.length > 0
          ? `${views.length} kiranın artış günü yaklaşıyor ya da geldi.`
          : 'Yakında artış günü gelen kira yok.',
      ],
      ...firstRows(
        views.map((view) => ({
          ...deadlineLine(ask, view),
          to: view.tenancy ? `/tenancy/${view.tenancy}/increase` : `/property-detail/${view.property}`,
        })),
      ),
      links: [{ label: 'Süreleri aç', to: '/deadlines?kind=rent_increase' }],
      law: { article: 'TBK 344', source: 'Artış, yenilemeden önceki ayın TÜFE on iki aylık ortalamasını aşamaz' },
      notes: [assistantWords.notLegal],
    }
  },
  async 'increase.of'(ask) {
    const rows = (await running(ask)).filter(({ tenancy_id }) => tenancy_id)
    const first = rows[0]
    if (!first?.tenancy_id || rows.length !== 1)
      return {
        text: [
          rows.length > 0
            ? 'Birden çok kiracılık buldum; hangisi için olduğunu adıyla sorun.'
            : 'Yürürlükte kontrat yok.',
        ],
        ...firstRows(rows.map(rentLine)),
        links: [contractsLink()],
      }
    return increaseAnswer(ask, first.tenancy_id, `${first.names}, ${titleOf(first)}`)
  },
}

/** The possible rent increase of one tenancy, for landlord or tenant. */
export async function increaseAnswer(ask: Ask, tenancy: string, name: string): Promise<Answer> {
  const found = await ask.read(() => readIncrease(ask.ctx, ask.ctx.db, { actor: ask.actor, id: tenancy }), null)
  const links = [{ label: 'Kira artışını aç', to: `/tenancy/${tenancy}/increase` }]
  if (!found) return { text: ['Kira artışı şu anda okunamadı.'], links }
  const { proposal, summary } = found
  const currency = summary.currency
  const start = showDate(proposal.year.start)
  const limit = proposal.max_rent === null ? null : showMoney(proposal.max_rent, currency)
  const waits = proposal.waits_for && proposal.waits_for > isoDate(ask.ctx.clock.now()).slice(0, 7)
  return {
    text: [
      `${name}: kira ${showMoney(proposal.current_rent, currency)}, sıradaki kira yılı ${start} tarihinde başlar.`,
      proposal.basis === 'foreign'
        ? 'Kira yabancı para ile kararlaştırıldığı için beş yıl geçmeden artırılamaz.'
        : proposal.waits_for
          ? `${waits ? 'O günün' : 'Bu artışın'} TÜFE oranı (${showMonth(proposal.waits_for)}) henüz girilmedi; kesin sınır o oranla belli olur.`
          : `Kontrata göre artış ${showPercent(proposal.percent)}: yeni kira ${showMoney(proposal.rent, currency)}${limit ? `; yasal üst sınır ${limit}` : ''}.`,
    ],
    figures: [
      { label: 'Bugünkü kira', value: showMoney(proposal.current_rent, currency) },
      ...(proposal.waits_for || proposal.basis === 'foreign'
        ? []
        : [{ label: 'Yeni kira', value: showMoney(proposal.rent, currency) }]),
    ],
    links,
    law: { article: 'TBK 344', source: 'Artış, yenilemeden önceki ayın TÜFE on iki aylık ortalamasını aşamaz' },
    notes: [assistantWords.notLegal],
  }
}
