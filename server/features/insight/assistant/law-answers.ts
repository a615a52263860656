import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { assistantWords } from '#domain/insight/assistant/assistant.messages.ts'
import { lawFacts } from '#domain/insight/assistant/law-facts.rules.ts'
import type { lawIntents } from '#domain/insight/assistant/law-intents.rules.ts'
import type { taxIntents } from '#domain/insight/assistant/tax-intents.rules.ts'
import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { TaxYearTable } from '#domain/money/tax/tax-years.schema.ts'
import { capText } from '#domain/tenancy/contracts/law.rules.ts'
import { lowestBankPenalty } from '#domain/tenancy/rates/revalued-amounts.rules.ts'
import { increaseCap, showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { legalRates } from '#server/features/money/arrears/arrears.queries.ts'
import { readSheet } from '#server/features/money/tax/read-sheet.ts'
import { allTaxYears } from '#server/features/money/tax/tax-years.queries.ts'
import { tufePage } from '#server/features/tenancy/rates/tufe.queries.ts'
import { type Answer, type Answers, type Ask, firstRows } from './ask.ts'

type LawId = (typeof lawIntents)[number]['id']

const legal = (id: LawId, more: Partial<Answer> = {}): Answer => {
  const { article, source, text } = lawFacts[id]
  return {
    links: [],
    ...more,
    text: [...(more.text ?? []), ...text],
    law: { article, source },
    notes: [assistantWords.notLegal],
  }
}
const stands = (id: LawId) => async () => legal(id)

const newestMonths = 12
const knownTufe = (ask: Ask) => ask.read(() => tufePage(ask.ctx.db, { page: 1, size: 60 }), [])

export const lawAnswers: Answers<LawId> = {
  async 'law.increase'(ask) {
    const rows = await knownTufe(ask)
    const table = Object.fromEntries(rows.map(({ month, percent }) => [month, percent]))
    const on = ask.period?.from ?? ask.today
    const cap = increaseCap(on, true, table)
    return legal('law.increase', {
      text: cap
        ? [`${showMonth(on.slice(0, 7))} ayında yenilenen kiranın artışı ${capText(cap)} aşamaz.`]
        : ['Bu dönem için kayıtlı TÜFE oranı yok.'],
      figures: cap ? [{ label: `Üst sınır, ${showMonth(on.slice(0, 7))}`, value: showPercent(cap.percent) }] : [],
      links: ask.actor.roles.isHost ? [{ label: 'Artış günlerini aç', to: '/deadlines?kind=rent_increase' }] : [],
    })
  },
  async 'law.tufe'(ask) {
    const rows = await knownTufe(ask)
    const asked = ask.period && rows.find(({ month }) => month === ask.period!.from.slice(0, 7))
    const shown = asked ?? rows[0]
    return legal('law.tufe', {
      text: shown
        ? [
            `${asked ? '' : 'Kayıtlı son oran: '}${showMonth(shown.month)} TÜFE on iki aylık ortalaması ${showPercent(shown.percent)}.`,
          ]
        : ['Kayıtlı TÜFE oranı yok.'],
      figures: shown ? [{ label: showMonth(shown.month), value: showPercent(shown.percent) }] : [],
      ...firstRows(
        rows.slice(0, newestMonths).map(({ month, percent }) => ({
          title: showMonth(month),
          detail: '',
          value: showPercent(percent),
          to: null,
        })),
      ),
    })
  },
  async 'law.interest'(ask) {
    const rates = await ask.read(() => legalRates(ask.ctx.db), [])
    const now = rates.find(({ from_on }) => from_on <= (ask.period?.to ?? ask.today))
    return legal('law.interest', {
      text: now
        ? [
            `Yasal faiz oranı yıllık ${showPercent(now.percent)}; ${showDate(now.from_on)} tarihinden beri (${now.source}).`,
          ]
        : ['Kayıtlı yasal faiz oranı yok.'],
      figures: now ? [{ label: 'Yıllık yasal faiz', value: showPercent(now.percent) }] : [],
      ...firstRows(
        rates.map(({ from_on, percent, source }) => ({
          title: `${showDate(from_on)} tarihinden beri`,
          detail: source,
          value: showPercent(percent),
          to: null,
        })),
      ),
    })
  },
  'law.deposit': stands('law.deposit'),
  'law.deposit-return': stands('law.deposit-return'),
  'law.tenant-notice': stands('law.tenant-notice'),
  'law.ten-years': stands('law.ten-years'),
  'law.late-rent': stands('law.late-rent'),
  'law.two-notices': stands('law.two-notices'),
  'law.undertaking': stands('law.undertaking'),
  'law.guarantee': stands('law.guarantee'),
  'law.mediation': stands('law.mediation'),
  async 'law.bank'(ask) {
    const year = Number((ask.period?.from ?? ask.today).slice(0, 4))
    const lowest = lowestBankPenalty(await ask.read(() => allTaxYears(ask.ctx.db), []), year)
    return legal('law.bank', { figures: lowest ? [{ label: 'En düşük ceza', value: lowest }] : [] })
  },
  'law.penalty': stands('law.penalty'),
  'law.five-years': stands('law.five-years'),
  'law.foreign': stands('law.foreign'),
  'law.owner-costs': stands('law.owner-costs'),
  'law.allocation': stands('law.allocation'),
}

const taxSource = 'Kayıtlı kira vergisi rakamları'

const opensSheet = ({ subject, engagements }: Ask['actor']) => passesAs('tax-sheet', subjectsOf(subject, engagements))

const fiscal = (ask: Ask, answer: Answer): Answer => ({
  links: opensSheet(ask.actor) ? [{ label: 'Vergi şablonunu aç', to: '/taxTemplate' }] : [],
  ...answer,
  law: answer.law ?? { article: 'GVK 21, 74, 86, 103', source: taxSource },
  notes: [...(answer.notes ?? []), assistantWords.notTax],
})

/** Answers for the requested year from the tax figures; a year that is not entered is not guessed. */
async function ofYear(ask: Ask, say: (year: TaxYearTable) => Answer | false): Promise<Answer> {
  const asked = Number((ask.period?.from ?? ask.today).slice(0, 4))
  const years = await ask.read(() => allTaxYears(ask.ctx.db), [])
  const year = years.find((each) => each.year === asked)
  const known = years.length > 0 ? `; ${years.at(-1)!.year}–${years[0]!.year} yıllarını biliyorum` : ''
  return fiscal(ask, (year && say(year)) || { text: [`${asked} yılının tutarları kayıtlı değil${known}.`] })
}

export const taxAnswers: Answers<(typeof taxIntents)[number]['id']> = {
  'tax.exemption': async (ask) =>
    ofYear(ask, ({ year, exemption, ceiling, source }) => ({
      text: [
        `${year} yılı konut kira geliri istisnası ${showMoney(exemption)}. Kişi başına, bütün konutlar için bir kez uygulanır.`,
        `${ceiling === null ? 'Geliri o yılın sınırını' : `Toplam geliri ${showMoney(ceiling)} tutarını`} aşanlar ve ticari, zirai ya da mesleki kazancını beyan edenler yararlanamaz.`,
      ],
      figures: [{ label: `İstisna, ${year}`, value: showMoney(exemption) }],
      law: { article: 'GVK 21', source },
    })),
  'tax.ceiling': async (ask) =>
    ofYear(
      ask,
      ({ year, ceiling, source }) =>
        ceiling !== null && {
          text: [
            `${year} yılında ayrı ayrı ya da birlikte elde ettiği gelirlerin brüt toplamı ${showMoney(ceiling)} tutarını aşanlar istisnadan yararlanamaz.`,
          ],
          figures: [{ label: `Sınır, ${year}`, value: showMoney(ceiling) }],
          law: { article: 'GVK 21', source },
        },
    ),
  'tax.dates': async (ask) =>
    fiscal(ask, {
      text: [
        'Kira geliri beyannamesi, gelirin elde edildiği yılı izleyen yılın 1–31 Mart günlerinde verilir.',
        'Vergi iki eşit taksitte ödenir: ilki 31 Mart’a, ikincisi 31 Temmuz’a kadar.',
      ],
      figures: [
        { label: '1. taksit', value: '31 Mart' },
        { label: '2. taksit', value: '31 Temmuz' },
      ],
      law: { article: 'GVK 92 ve 117', source: 'Yürürlükteki hükümlere göre' },
    }),
  'tax.lumpsum': async (ask) =>
    ofYear(ask, ({ year, lump_percent, source }) => ({
      text: [
        `${year} yılında götürü gider oranı ${showPercent(lump_percent)}; istisna düşüldükten sonra kalan hasılata uygulanır.`,
        'Bütün taşınmazlar için seçilir ve iki yıl geçmeden gerçek gidere dönülemez.',
      ],
      figures: [{ label: 'Götürü gider', value: showPercent(lump_percent) }],
      law: { article: 'GVK 74', source },
    })),
  'tax.actual': async (ask) =>
    fiscal(ask, {
      text: [
        'Gerçek gider yönteminde onarım, sigorta, emlak vergisi, yönetim ve aidat gibi belgeli giderler indirilir; istisnaya düşen payı indirilemez.',
        'İndirilecek gider = gider × (hasılat − istisna) / hasılat. Konut kredisinin faizi 2025 gelirlerinden itibaren indirilemez.',
      ],
      law: { article: 'GVK 74', source: 'Konut kredisi faizi kuralı 2025 gelirlerinden beri' },
    }),
  'tax.how-much': async (ask) =>
    fiscal(ask, {
      text: [
        'Ödeyeceğiniz vergiyi burada hesaplamıyorum: istisna, gider yöntemi, hisse ve stopaj birlikte bakılmadan doğru çıkmaz.',
        'Tahsil ettiğiniz kiralardan hesabı Vergi Şablonu ekranı yapar.',
      ],
    }),
  'tax.so-far': async (ask) => {
    if (!opensSheet(ask.actor))
      return fiscal(ask, { text: ['Vergi şablonunu açma yetkiniz yok; kiranın vergisini mülk sahibi görür.'] })
    const year = Number((ask.period?.from ?? ask.today).slice(0, 4))
    const sheet = await ask.read(() => readSheet(ask.ctx, ask.actor, { year, figures: 'own' }), null)
    const payable = sheet?.calculation?.result.payable
    if (payable === undefined)
      return fiscal(ask, { text: [`${year} yılının tutarları kayıtlı olmadığından vergiyi söyleyemiyorum.`] })
    return fiscal(ask, {
      text: [`${year} yılında bugüne kadar tahsil edilen kiralara göre ödenecek vergi ${showMoney(payable)}.`],
      figures: [{ label: `Ödenecek vergi, ${year}`, value: showMoney(payable) }],
      notes: ['Yıl bitmeden çıkan tutardır; kalan ayların kirası ve gideriyle değişir.'],
    })
  },
  'tax.stopaj': async (ask) =>
    fiscal(ask, {
      text: [
        `Kiracı şirket ya da işletme ise iş yeri kirasından brüt tutarın ${showPercent(20)} oranında stopaj keser ve vergi dairesine öder.`,
        'Brüt kira = net kira / 0,80. Kesilen stopaj beyannamede hesaplanan vergiden düşülür.',
      ],
      figures: [{ label: 'Stopaj', value: showPercent(20) }],
      law: { article: 'GVK 94', source: 'Oran Cumhurbaşkanı kararıyla belirlenir' },
    }),
  'tax.tariff': async (ask) =>
    ofYear(ask, ({ year, brackets, source }) => ({
      text: [
        `${year} yılında ücret dışı gelirlerin dilimleri ${showPercent(brackets[0]!.percent)} ile ${showPercent(brackets.at(-1)!.percent)} arasındadır.`,
      ],
      ...firstRows(
        brackets.map(({ up_to, percent }, at) => ({
          title:
            up_to === null
              ? `${showMoney(brackets[at - 1]?.up_to ?? 0)} tutarının üstü`
              : `${showMoney(up_to)} tutarına kadar`,
          detail: '',
          value: showPercent(percent),
          to: null,
        })),
      ),
      law: { article: 'GVK 103', source },
    })),
  'tax.workplace': async (ask) =>
    ofYear(
      ask,
      ({ year, workplace_limit, source }) =>
        workplace_limit !== null && {
          text: [
            `${year} yılında stopajı kesilmiş iş yeri kirası, vergiye tabi konut kirasıyla birlikte ${showMoney(workplace_limit)} tutarını aşarsa beyan edilir.`,
          ],
          figures: [{ label: `Beyan sınırı, ${year}`, value: showMoney(workplace_limit) }],
          law: { article: 'GVK 86', source },
        },
    ),
}
