import type { propertyIntents } from '#domain/insight/assistant/property-intents.rules.ts'
import { occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { compareDays, daysBetween, showDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { isRented, titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { type Answers, type Ask, firstRows } from './ask.ts'
import { type PropertyInScope, propertiesInScope } from './properties-in-scope.queries.ts'

const propertiesLink = (status = '') => ({ label: 'Mülkleri aç', to: `/propertyList${status && `?status=${status}`}` })

const all = (ask: Ask) => ask.read(() => propertiesInScope(ask.ctx.db, ask), [])
/** Buildings are let by their units. */
const lettable = async (ask: Ask) => (await all(ask)).filter(({ is_bina }) => !is_bina)
const rented = ({ durum }: PropertyInScope) => isRented(durum)
const propertyLine = (property: PropertyInScope, value: string = property.durum) => ({
  title: titleOf(property),
  detail: [property.cins, property.ilce || property.il].filter(Boolean).join(' · '),
  value,
  to: `/property-detail/${property.id}`,
})
const groups = (rows: PropertyInScope[], key: (property: PropertyInScope) => string) =>
  [...groupBy(rows, key)]
    .map(([title, found]) => ({ title, detail: '', value: String(found.length), to: null }))
    .sort((a, b) => Number(b.value) - Number(a.value) || a.title.localeCompare(b.title, 'tr'))
const listOf = async (
  ask: Ask,
  only: (property: PropertyInScope) => boolean,
  say: (count: number) => string,
  figure: 'properties' | 'rented' | 'vacant' = 'properties',
) => {
  const rows = (await lettable(ask)).filter(only)
  return {
    text: [say(rows.length)],
    figures: [{ label: figureTexts[figure].label, value: String(rows.length) }],
    ...firstRows(rows.map((property) => propertyLine(property))),
    links: [propertiesLink(figure === 'properties' ? '' : figure)],
  }
}

export const propertyAnswers: Answers<Exclude<(typeof propertyIntents)[number]['id'], 'properties.vacancy'>> = {
  'properties.count': (ask) =>
    listOf(
      ask,
      () => true,
      (count) => `Kayıtlı ${count} mülkünüz var.`,
    ),
  'properties.vacant': (ask) =>
    listOf(
      ask,
      (property) => !rented(property),
      (count) => (count > 0 ? `${count} mülkünüz boş.` : 'Boş mülkünüz yok.'),
      'vacant',
    ),
  'properties.rented': (ask) => listOf(ask, rented, (count) => `${count} mülkünüz kirada.`, 'rented'),
  async 'properties.occupancy'(ask) {
    const rows = await lettable(ask)
    const count = rows.filter(rented).length
    const rate = rows.length > 0 ? showPercent(occupancyRate({ rented: count, total: rows.length })) : null
    return {
      text: [rate ? `Doluluk oranı ${rate}: ${rows.length} mülkün ${count} tanesi kirada.` : 'Kayıtlı mülkünüz yok.'],
      figures: rate ? [{ label: figureTexts.occupancy.label, value: rate }] : [],
      links: [propertiesLink()],
    }
  },
  async 'properties.kinds'(ask) {
    const rows = await lettable(ask)
    const lines = groups(rows, ({ cins }) => cins || 'Türü yazılmamış')
    return {
      text: [
        lines.length > 0
          ? `${rows.length} mülk: ${lines.map(({ title, value }) => `${value} ${title}`).join(', ')}.`
          : 'Kayıtlı mülkünüz yok.',
      ],
      ...firstRows(lines),
      links: [propertiesLink()],
    }
  },
  async 'properties.cities'(ask) {
    const rows = await lettable(ask)
    const lines = groups(rows, ({ il, ilce }) => [ilce, il].filter(Boolean).join(', ') || 'Yeri yazılmamış')
    return {
      text: [
        lines.length > 0
          ? `${lines.map(({ title, value }) => `${title}: ${value}`).join('; ')}.`
          : 'Kayıtlı mülkünüz yok.',
      ],
      ...firstRows(lines),
      links: [propertiesLink()],
    }
  },
  async 'properties.detail'(ask) {
    const rows = await all(ask)
    const [first] = rows
    const facts = (property: PropertyInScope) =>
      [
        property.oda && `${property.oda} oda`,
        property.m2 && `${property.m2} m²`,
        property.kat && `${property.kat}. kat`,
      ]
        .filter(Boolean)
        .join(', ')
    return {
      text:
        rows.length === 1 && first
          ? [[titleOf(first), first.durum, facts(first), first.adres].filter(Boolean).join(' · ')]
          : [rows.length > 0 ? `${rows.length} mülk buldum.` : 'Mülk bulamadım.'],
      ...firstRows(rows.map((property) => propertyLine(property))),
      links:
        first && rows.length === 1 ? [{ label: 'Mülkü aç', to: `/property-detail/${first.id}` }] : [propertiesLink()],
    }
  },
  async 'properties.meters'(ask) {
    const rows = await lettable(ask)
    const numbers = (property: PropertyInScope) =>
      [
        ['Elektrik', property.elektrik, property.elektrik_sayac],
        ['Su', property.su, property.su_sayac],
        ['Doğalgaz', property.gaz, property.gaz_sayac],
      ].flatMap(([name, subscription, meter]) => [
        ...(subscription ? [`${name} abone ${subscription}`] : []),
        ...(meter ? [`${name} sayaç ${meter}`] : []),
      ])
    const known = rows.filter((property) => numbers(property).length > 0)
    return {
      text: [
        known.length === 1
          ? `${titleOf(known[0]!)}: ${numbers(known[0]!).join(', ')}.`
          : known.length > 0
            ? `${known.length} mülkün abone ya da sayaç numarası kayıtlı.`
            : 'Kayıtlı abone ya da sayaç numarası yok.',
      ],
      ...firstRows(
        known.map((property) => ({
          title: titleOf(property),
          detail: numbers(property).join(', '),
          value: '',
          to: `/property-detail/${property.id}?tab=ozellikler`,
        })),
      ),
      links: [propertiesLink()],
    }
  },
  async 'properties.dask'(ask) {
    const rows = (await lettable(ask))
      .filter(({ dask_bitis }) => dask_bitis)
      .sort((a, b) => compareDays(a.dask_bitis!, b.dask_bitis!))
    const [first] = rows
    return {
      text: [
        first
          ? `${rows.length} mülkün DASK bitişi kayıtlı; ilk biten ${titleOf(first)}, ${showDate(first.dask_bitis!)}.`
          : 'Kayıtlı DASK poliçesi yok.',
      ],
      ...firstRows(
        rows.map((property) => {
          const days = daysBetween(ask.today, property.dask_bitis!)
          const left = days >= 0 ? `${days} gün kaldı` : `${-days} gün önce bitti`
          return {
            title: titleOf(property),
            detail: [property.dask_no, left].filter(Boolean).join(' · '),
            value: showDate(property.dask_bitis!),
            to: `/property-detail/${property.id}?tab=ozellikler`,
          }
        }),
      ),
      links: [{ label: 'Süreler ekranını aç', to: '/deadlines?kind=dask_end' }],
    }
  },
  async 'properties.buildings'(ask) {
    const rows = await all(ask)
    const buildings = rows.filter(({ is_bina }) => is_bina)
    const units = groupBy(rows, ({ bina_id }) => bina_id ?? '')
    return {
      text: [buildings.length > 0 ? `${buildings.length} binanız var.` : 'Kayıtlı binanız yok.'],
      ...firstRows(buildings.map((property) => propertyLine(property, `${units.get(property.id)?.length ?? 0} bölüm`))),
      links: [{ label: 'Binaları aç', to: '/propertyList?building=only' }],
    }
  },
}
