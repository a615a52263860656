import { showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { tariffSteps } from './tariff.rules.ts'
import type { ExemptionState, TaxCalculation, TaxMethod } from './tax.rules.ts'
import type { TaxProperty, TaxSheet } from './tax.schema.ts'
import type { TaxYearTable } from './tax-years.schema.ts'

export const methodLabels: Record<TaxMethod, string> = { lump: 'Götürü gider', actual: 'Gerçek gider' }

export interface TaxLine {
  key: string
  label: string
  amount: Kurus
  /** Subtracted from the figure above. */
  minus?: true
  /** A total of the figures above. */
  total?: true
  /** The calculation rule with this person's figures. */
  rule: string
  source: string
  /** The rows that the user can open for this figure. */
  rows?: 'rent' | 'expenses'
}

/** The calculation line by line, for the screen, the printed page and the spreadsheet. */
export function taxLines({
  facts,
  table,
  calculation,
  places,
}: Pick<TaxSheet, 'facts' | 'table' | 'calculation' | 'places'>): TaxLine[] {
  if (!table || !calculation) return []
  const { method, result } = calculation
  return [
    ...incomeLines(facts, table, calculation),
    {
      key: 'gross',
      label: 'Beyan edilen brüt kira',
      amount: calculation.gross,
      total: true,
      rule: 'Beyana giren kiraların toplamı.',
      source: 'GVK m. 70, 72, 86',
    },
    {
      key: 'exemption',
      label: 'Konut istisnası',
      minus: true,
      source: 'GVK m. 21',
      amount: calculation.declared.dwelling ? calculation.exemption.amount : 0,
      rule: exemptionWords(calculation, table),
    },
    {
      key: 'taxable',
      label: 'İstisnadan sonra kalan',
      amount: calculation.taxable,
      total: true,
      rule: 'Brüt kiradan istisna düşülür.',
      source: 'GVK m. 21, 72',
    },
    method === 'lump' ? lumpLine(calculation, table) : actualLine(facts, calculation, places),
    {
      key: 'base',
      label: 'Vergi matrahı',
      amount: result.base,
      total: true,
      source: 'GVK m. 72, 74',
      rule:
        result.loss > 0
          ? `Giderler kalan kirayı ${showMoney(result.loss)} aşıyor; matrah sıfırdır. Sermayede eksilme sayılmayan gider fazlası sonraki beş yılda indirilebilir.`
          : 'Kalan tutardan gider düşülür; vergi bunun üzerinden hesaplanır.',
    },
    {
      key: 'tax',
      label: 'Hesaplanan gelir vergisi',
      amount: result.tax,
      total: true,
      source: 'GVK m. 103',
      rule: `${tariffWords(result.base, table)} Kuruşun yarısı ve üstü bir kuruşa tamamlanır (5083 sayılı Kanun m. 2).`,
    },
    {
      key: 'credit',
      label: 'Kiracının kestiği stopaj',
      minus: true,
      amount: calculation.credit,
      rule: creditWords(facts, calculation),
      source: 'GVK m. 94, 121',
    },
    {
      key: 'payable',
      ...resultWords(calculation),
      total: true,
      source: 'GVK m. 117, 121',
      rule: 'Hesaplanan vergiden stopaj düşülür; kalan mart ve temmuzda iki eşit taksitte ödenir.',
    },
  ]
}

const incomeLines = (facts: TaxSheet['facts'], table: TaxYearTable, { declared, limit_income }: TaxCalculation) => {
  const lines: TaxLine[] = [
    {
      key: 'dwelling',
      label: 'Konut kirası',
      amount: facts.dwelling,
      rows: 'rent',
      source: 'GVK m. 70, 72',
      rule: `${collectedWords}${declared.dwelling || facts.dwelling === 0 ? '' : ' İstisna tutarını aşmadığı için beyan edilmez.'}`,
    },
  ]
  if (facts.workplace > 0)
    lines.push({
      key: 'workplace',
      label: 'İş yeri kirası, stopajlı (brüt)',
      amount: facts.workplace,
      rows: 'rent',
      rule: `Aynı kurala göre tahsil edilenler. Brüt kira, ele geçen tutara kesilen stopajın eklenmesiyle bulunur; yüzde yirmi kesintide ele geçen / 0,80. ${workplaceWords(table, declared.workplace, limit_income)}`,
      source: 'GVK m. 86/1-c, 94',
    })
  if (facts.plain > 0)
    lines.push({
      key: 'plain',
      label: 'Stopajsız iş yeri ve arazi kirası',
      amount: facts.plain,
      rows: 'rent',
      rule: `Aynı kurala göre tahsil edilenler. ${plainWords(table, declared.plain)}`,
      source: 'GVK m. 86/1-d',
    })
  return lines
}

const collectedWords =
  'Yıl içinde tahsil edilen kiralar. Peşin ödenen kira ait olduğu yılın, gecikmiş kira tahsil edildiği yılın geliridir. Aidat, fatura, depozito ve KDV gelir sayılmaz.'

const workplaceWords = ({ workplace_limit }: TaxYearTable, declared: boolean, income: Kurus) =>
  workplace_limit === null
    ? 'Bu yılın beyan sınırı kayıtlı olmadığından beyana katıldı.'
    : declared
      ? `İstisnadan sonraki konut kirasıyla birlikte ${showMoney(income)}; ${showMoney(workplace_limit)} sınırını aştığı için beyan edilir.`
      : `İstisnadan sonraki konut kirasıyla birlikte ${showMoney(income)}; ${showMoney(workplace_limit)} sınırını aşmadığı için beyan edilmez, kesilen stopaj son vergidir.`

const plainWords = ({ plain_limit }: TaxYearTable, declared: boolean) =>
  plain_limit === null
    ? 'Bu yılın beyan sınırı kayıtlı olmadığından beyana katıldı.'
    : declared
      ? `Ne stopaj ne istisna vardır; ${showMoney(plain_limit)} sınırını aştığı için beyan edilir.`
      : `${showMoney(plain_limit)} sınırını aşmadığı için beyan edilmez.`

function exemptionWords({ exemption, ceiling_income }: TaxCalculation, { exemption: whole, ceiling }: TaxYearTable) {
  const words: Record<ExemptionState, string> = {
    applies: `Kişi başına yılda bir kez, bütün konutlar için toplam ${showMoney(whole)}.${ceiling === null ? ' Bu yılın gelir tavanı kayıtlı değil; tavanı aştıysanız istisna uygulanmaz.' : ` Brüt gelir toplamı (${showMoney(ceiling_income)}) ${showMoney(ceiling)} tavanını aşmıyor.`}`,
    commercial:
      'Ticari, zirai veya mesleki kazancını beyan edenler konut istisnasından yararlanamaz. Bu bilgiyi siz girdiniz.',
    ceiling: `Brüt gelir toplamı ${showMoney(ceiling_income)}; ${showMoney(ceiling ?? 0)} tavanını aştığı için istisna uygulanmaz.`,
    no_dwelling: 'Konut kirası yok; istisna yalnızca konutlar içindir.',
  }
  return words[exemption.state]
}

const lumpLine = ({ lump }: TaxCalculation, { lump_percent }: TaxYearTable): TaxLine => ({
  key: 'deduction',
  label: `Götürü gider (${showPercent(lump_percent)})`,
  minus: true,
  amount: lump.deduction,
  rule: `İstisnadan sonra kalanın ${showPercent(lump_percent)} kadarı belge aranmadan düşülür. Bütün mülkler için birlikte seçilir; seçen, iki yıl geçmeden gerçek gidere dönemez.`,
  source: 'GVK m. 74',
})

/** Why expenses of a property are not deducted, with their amounts. */
export function leftOutWords({
  left_out,
  uses,
  of_months,
}: Pick<TaxProperty, 'left_out' | 'uses' | 'of_months'>): string[] {
  const { not_let, not_declared, not_deductible } = left_out
  const months = uses.reduce((sum, use) => sum + use.months, 0)
  return [
    ...(not_let > 0
      ? [
          `${showMoney(not_let)}: ${of_months === 0 ? 'kirada olmayan' : `${of_months} ayın kirada olmayan ${of_months - months}`} ayına düşer`,
        ]
      : []),
    ...(not_declared > 0 ? [`${showMoney(not_declared)}: kirası beyan edilmez`] : []),
    ...(not_deductible > 0 ? [`${showMoney(not_deductible)}: konut kredisi faizi indirilmez`] : []),
  ]
}

const sumLeftOut = (places: TaxSheet['places']) =>
  places.reduce((sum, { left_out }) => sum + left_out.not_let + left_out.not_declared + left_out.not_deductible, 0)

const leftOutSentence = (places: TaxSheet['places']) => {
  const amount = sumLeftOut(places)
  return amount === 0
    ? ''
    : ` ${showMoney(amount)} gider sayılmadı: kirada olmayan aylara ya da beyan edilmeyen kiraya düşer veya indirilemez; mülklerin altında yazar.`
}

const actualLine = (
  facts: TaxSheet['facts'],
  { actual, expenses, gross, taxable }: TaxCalculation,
  places: TaxSheet['places'],
): TaxLine => ({
  key: 'deduction',
  label: 'İndirilebilir gerçek gider',
  minus: true,
  amount: actual.deduction,
  rows: 'expenses',
  rule: `Kiraya verilenin ödenmiş giderleri, kirada olduğu aylar kadar: ${showMoney(expenses)}${facts.purchase > 0 ? ` (içinde konut alış bedelinin yüzde beşi ${showMoney(facts.purchase)})` : ''}. İstisnaya düşen kısım indirilemez: gider × ${showMoney(taxable)} / ${showMoney(gross)}. Konut kredisi faizi 2025 gelirlerinden itibaren indirilemez.${leftOutSentence(places)} Belgeler beş yıl saklanır.`,
  source: 'GVK m. 74',
})

const tariffWords = (base: Kurus, { brackets }: TaxYearTable) =>
  base === 0
    ? 'Matrah sıfır olduğundan vergi çıkmaz.'
    : `${tariffSteps(base, brackets)
        .map(({ part, percent, tax }) => `${showMoney(part)} × ${showPercent(percent)} = ${showMoney(tax)}`)
        .join('; ')}.`

const creditWords = ({ withheld }: TaxSheet['facts'], { credit }: TaxCalculation) => {
  const all = withheld.dwelling + withheld.workplace
  if (all === 0) return 'Stopaj kesilmemiş.'
  return credit === all
    ? 'Kiracının vergi dairesine yatırdığı stopaj, hesaplanan vergiden düşülür; fazlası iade istenebilir. Kiracıdan kesinti yazısı alın.'
    : `Kesilen ${showMoney(all)} stopajın beyan edilmeyen kiraya ait kısmı düşülemez.`
}

/** The final line of the calculation in words. */
export function resultWords({ files, result }: TaxCalculation): { label: string; amount: Kurus } {
  if (!files) return { label: 'Beyan edilecek kira geliri yok', amount: 0 }
  if (result.payable < 0) return { label: 'İade istenebilecek vergi', amount: -result.payable }
  return { label: 'Ödenecek vergi', amount: result.payable }
}

const weekday = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'long' })

/** `31.03.2027 Çarşamba`; a weekend gets a note, the day is not moved. */
export function dueDayWords(on: string): { day: string; note: string | null } {
  const at = new Date(`${on}T00:00:00Z`)
  const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6
  return {
    day: `${showDate(on)} ${weekday.format(at)}`,
    note: isWeekend ? 'Hafta sonuna rastlar; süre izleyen iş gününde biter (VUK m. 18).' : null,
  }
}

export const filingWords = (year: number) => `Beyanname 1-31 Mart ${year + 1} arasında verilir.`
