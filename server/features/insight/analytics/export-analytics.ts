import type {
  Analytics,
  AnalyticsExport,
  Figures,
  PropertyFigures,
} from '#domain/insight/analytics/analytics.schema.ts'
import { percentOf, yieldOf } from '#domain/insight/analytics/shares.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { csvFileOf } from '#server/pdf/csv.ts'
import { excelFileOf } from '#server/pdf/print.ts'
import { analyse } from './analyse.ts'

type Value = string | number | null

const lira = (figures: Figures, which: 'collected' | 'withheld' | 'expected') =>
  (figures.money.find(({ currency }) => currency === 'TL')?.[which] ?? 0) / 100
const others = ({ money }: Figures) =>
  money
    .filter(({ currency }) => currency !== 'TL')
    .map(({ currency, collected }) => `${collected / 100} ${currency}`)
    .join('; ') || null
const inLira = (amount: number | null) => (amount === null ? null : amount / 100)
const yieldIn = (property: PropertyFigures) => {
  const found = yieldOf(property)
  return 'percent' in found ? found.percent : null
}

const columns: [label: string, value: (figures: Figures) => Value][] = [
  ['Gelir (₺)', (figures) => lira(figures, 'collected')],
  ['Kesilen stopaj (₺)', (figures) => lira(figures, 'withheld')],
  ['Beklenen gelir (₺)', (figures) => lira(figures, 'expected')],
  ['Döviz geliri', others],
  ['Gider (₺)', ({ expense }) => inLira(expense)],
  ['Net (₺)', ({ net }) => inLira(net)],
  ['Talep gideri (₺)', ({ requests }) => requests && requests.cost / 100],
  ['Bilinen gün', ({ days }) => days],
  ['Boş gün', ({ vacant }) => vacant],
  ['Günü gelen borç', ({ dues }) => dues],
  ['Geç ödenen ya da açık', ({ late }) => late],
  ['Geç ödeme payı (%)', ({ late, dues }) => percentOf(late, dues)],
]

function sheetOf({ places: properties, period, compared }: Analytics) {
  const line = (name: string, { from, to }: Analytics['period'], figures: Figures): Value[] => [
    ...[name, `${showDate(from)} - ${showDate(to)}`],
    ...columns.map(([, value]) => value(figures)),
  ]
  return {
    name: 'Analiz',
    head: ['Mülk', 'Dönem', ...columns.map(([label]) => label), 'Net getiri (%, on iki ay)'],
    rows: properties
      // A property that could not be read has empty figures, which would look like real zeros.
      .filter(({ failed }) => !failed)
      .flatMap((property) => [
        [...line(property.title, period, property.now), yieldIn(property)],
        ...(compared && property.before ? [[...line(property.title, compared, property.before), null]] : []),
      ]),
  }
}

/** The table of properties as a file, with one row per period. */
export async function exportAnalytics(
  ctx: Context,
  actor: Actor,
  { format, ...filter }: AnalyticsExport,
): Promise<FileReply> {
  const sheet = sheetOf(await analyse({ ctx, reads: ctx.db }, actor, filter))
  const content = format === 'csv' ? await csvFileOf(sheet) : await excelFileOf(sheet)
  return madeFile(content, 'analiz', format)
}
