import { staffLabels } from '#domain/access/roles.ts'
import { maxRows } from '#domain/assistant/assistant.schema.ts'
import { yearPeriod } from '#domain/assistant/periods.rules.ts'
import type { peopleIntents, propertyIntents, requestIntents } from '#domain/assistant/place-intents.rules.ts'
import { daysBetween, showDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { showPercent } from '#domain/rates/tufe.rules.ts'
import { suggestionState } from '#domain/suggestions/suggestions.schema.ts'
import { type Answer, type Answers, type Ask, firstRows, sentence } from './ask.ts'
import { inBatches } from './in-batches.ts'
import {
  contactIds,
  contactsByIds,
  type Place,
  places,
  type RequestRow,
  requestStates,
  requests,
  staffOf,
  type TenantRow,
  tenantsNow,
  unreadBySender,
} from './places.queries.ts'

const placesLink = (status = '') => ({ label: 'Mülkleri aç', to: `/propertyList${status && `?status=${status}`}` })
const tenantsLink = { label: 'Kiralayanları aç', to: '/renterList' }

const tenants = (ask: Ask) => ask.read(() => tenantsNow(ask.ctx.db, ask), [])
const tenantLine = (row: TenantRow, value = '') => ({
  ...{ title: row.name, detail: titleOf(row), value, to: `/viewContract/${row.contract_id}` },
})
const contactAnswer = async (ask: Ask, of: (row: TenantRow) => string | null, missing: string): Promise<Answer> => {
  const rows = await tenants(ask)
  const [first] = rows
  return {
    text: [
      rows.length === 1 && first
        ? `${first.name}: ${of(first) || missing}`
        : rows.length > 0
          ? `${rows.length} kiracı buldum.`
          : 'Oturan kiracı bulamadım.',
    ],
    ...firstRows(rows.map((row) => tenantLine(row, of(row) || missing))),
    links: [tenantsLink],
  }
}

export const peopleAnswers: Answers<(typeof peopleIntents)[number]['id']> = {
  async 'people.tenants'(ask) {
    const rows = await tenants(ask)
    return {
      text: [rows.length > 0 ? `${rows.length} kiracınız var.` : 'Şu anda kiracınız yok.'],
      figures: [{ label: 'Kiracı', value: String(rows.length) }],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  'people.phone': (ask) => contactAnswer(ask, ({ phone }) => phone, 'telefon kayıtlı değil'),
  'people.email': (ask) => contactAnswer(ask, ({ email }) => email, 'e-posta kayıtlı değil'),
  async 'people.at'(ask) {
    const rows = await tenants(ask)
    return {
      text: [
        rows.length > 0
          ? `Oturan: ${rows
              .map(({ name }) => name)
              .slice(0, maxRows)
              .join(', ')}.`
          : 'Şu anda oturan kiracı yok.',
      ],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  async 'people.where'(ask) {
    const rows = await tenants(ask)
    return {
      text: [
        rows.length > 0
          ? `${rows
              .map((row) => `${row.name}: ${titleOf(row)}`)
              .slice(0, maxRows)
              .join('; ')}.`
          : 'Şu anda oturduğu bir mülkünüz yok.',
      ],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  async 'people.staff'(ask) {
    const rows = await ask.read(() => staffOf(ask.ctx.db, ask.actor), [])
    return {
      text: [
        rows.length > 0 ? `Sizin için çalışan ${rows.length} kişi var.` : 'Sizin için çalışan kimse kayıtlı değil.',
      ],
      ...firstRows(
        rows.map(({ name, role, accepted, email }) => ({
          ...{
            title: name,
            detail: accepted ? email : `${email} · daveti yanıtlamadı`,
            value: staffLabels[role],
            to: null,
          },
        })),
      ),
      links: [{ label: 'Kullanıcı yönetimini aç', to: '/user-management' }],
    }
  },
  async 'people.contacts'(ask) {
    const ids = await ask.read(() => contactIds(ask.ctx.db, ask.actor), [])
    const found = await inBatches(ids, (batch) => contactsByIds(ask.ctx.db, batch), ask.failed)
    const byId = new Map(found.map((each) => [each.id, each]))
    const rows = ids.flatMap((id) => byId.get(id) ?? [])
    return {
      text: [rows.length > 0 ? `Yazışabileceğiniz ${rows.length} kişi var.` : 'Yazışabileceğiniz kimse yok.'],
      ...firstRows(rows.map(({ id, name }) => ({ title: name, detail: '', value: '', to: `/chat?user=${id}` }))),
      links: [{ label: 'İletişim ekranını aç', to: '/chat' }],
    }
  },
  async 'people.unread'(ask) {
    const rows = await ask.read(() => unreadBySender(ask.ctx.db, ask.actor.userId), [])
    const count = rows.reduce((sum, each) => sum + each.count, 0)
    return {
      text: [count > 0 ? `${rows.length} kişiden ${count} okunmamış mesajınız var.` : 'Okunmamış mesajınız yok.'],
      ...firstRows(
        rows.map((row) => ({
          title: row.name,
          detail: '',
          value: `${row.count} mesaj`,
          to: `/chat?chat=${row.chat_id}`,
        })),
      ),
      links: [{ label: 'İletişim ekranını aç', to: '/chat' }],
    }
  },
}

const all = (ask: Ask) => ask.read(() => places(ask.ctx.db, ask), [])
/** A building is let by its units. */
const lettable = async (ask: Ask) => (await all(ask)).filter(({ is_bina }) => !is_bina)
const isRented = ({ durum }: Place) => durum === 'Kiralanmış'
const placeLine = (place: Place, value: string = place.durum) => ({
  title: titleOf(place),
  detail: [place.cins, place.ilce || place.il].filter(Boolean).join(' · '),
  value,
  to: `/property-detail/${place.id}`,
})
const groups = (rows: Place[], key: (place: Place) => string) =>
  [...groupBy(rows, key)]
    .map(([title, found]) => ({ title, detail: '', value: String(found.length), to: null }))
    .sort((a, b) => Number(b.value) - Number(a.value) || a.title.localeCompare(b.title, 'tr'))
const listOf = async (ask: Ask, only: (place: Place) => boolean, say: (count: number) => string, status = '') => {
  const rows = (await lettable(ask)).filter(only)
  return {
    text: [say(rows.length)],
    figures: [{ label: 'Mülk', value: String(rows.length) }],
    ...firstRows(rows.map((place) => placeLine(place))),
    links: [placesLink(status)],
  }
}

export const propertyAnswers: Answers<(typeof propertyIntents)[number]['id']> = {
  'properties.count': (ask) =>
    listOf(
      ask,
      () => true,
      (count) => `Kayıtlı ${count} mülkünüz var.`,
    ),
  'properties.vacant': (ask) =>
    listOf(
      ask,
      (place) => !isRented(place),
      (count) => (count > 0 ? `${count} mülkünüz boş.` : 'Boş mülkünüz yok.'),
    ),
  'properties.rented': (ask) => listOf(ask, isRented, (count) => `${count} mülkünüz kirada.`),
  async 'properties.occupancy'(ask) {
    const rows = await lettable(ask)
    const rented = rows.filter(isRented).length
    const rate = rows.length > 0 ? showPercent(Math.round((rented / rows.length) * 1000) / 10) : null
    return {
      text: [rate ? `Doluluk oranı ${rate}: ${rows.length} mülkün ${rented} tanesi kirada.` : 'Kayıtlı mülkünüz yok.'],
      figures: rate ? [{ label: 'Doluluk', value: rate }] : [],
      links: [placesLink()],
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
      links: [placesLink()],
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
      links: [placesLink()],
    }
  },
  async 'properties.detail'(ask) {
    const rows = await all(ask)
    const [first] = rows
    const facts = (place: Place) =>
      [place.oda && `${place.oda} oda`, place.m2 && `${place.m2} m²`, place.kat && `${place.kat}. kat`]
        .filter(Boolean)
        .join(', ')
    return {
      text:
        rows.length === 1 && first
          ? [[titleOf(first), first.durum, facts(first), first.adres].filter(Boolean).join(' · ')]
          : [rows.length > 0 ? `${rows.length} mülk buldum.` : 'Mülk bulamadım.'],
      ...firstRows(rows.map((place) => placeLine(place))),
      links: first && rows.length === 1 ? [{ label: 'Mülkü aç', to: `/property-detail/${first.id}` }] : [placesLink()],
    }
  },
  async 'properties.meters'(ask) {
    const rows = await lettable(ask)
    const numbers = (place: Place) =>
      [
        ['Elektrik', place.elektrik, place.elektrik_sayac],
        ['Su', place.su, place.su_sayac],
        ['Doğalgaz', place.gaz, place.gaz_sayac],
      ].flatMap(([name, subscription, meter]) => [
        ...(subscription ? [`${name} abone ${subscription}`] : []),
        ...(meter ? [`${name} sayaç ${meter}`] : []),
      ])
    const known = rows.filter((place) => numbers(place).length > 0)
    return {
      text: [
        known.length === 1
          ? `${titleOf(known[0]!)}: ${numbers(known[0]!).join(', ')}.`
          : known.length > 0
            ? `${known.length} mülkün abone ya da sayaç numarası kayıtlı.`
            : 'Kayıtlı abone ya da sayaç numarası yok.',
      ],
      ...firstRows(
        known.map((place) => ({
          ...{ title: titleOf(place), detail: numbers(place).join(', '), value: '' },
          to: `/property-detail/${place.id}?tab=ozellikler`,
        })),
      ),
      links: [placesLink()],
    }
  },
  async 'properties.dask'(ask) {
    const rows = (await lettable(ask))
      .filter(({ dask_bitis }) => dask_bitis)
      .sort((a, b) => a.dask_bitis!.localeCompare(b.dask_bitis!))
    const [first] = rows
    return {
      text: [
        first
          ? `${rows.length} mülkün DASK bitişi kayıtlı; ilk biten ${titleOf(first)}, ${showDate(first.dask_bitis!)}.`
          : 'Kayıtlı DASK poliçesi yok.',
      ],
      ...firstRows(
        rows.map((place) => {
          const days = daysBetween(ask.today, place.dask_bitis!)
          const left = days >= 0 ? `${days} gün kaldı` : `${-days} gün önce bitti`
          return {
            ...{ title: titleOf(place), detail: [place.dask_no, left].filter(Boolean).join(' · ') },
            ...{ value: showDate(place.dask_bitis!), to: `/property-detail/${place.id}?tab=ozellikler` },
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
      ...firstRows(buildings.map((place) => placeLine(place, `${units.get(place.id)?.length ?? 0} bölüm`))),
      links: [{ label: 'Binaları aç', to: '/propertyList?building=only' }],
    }
  },
}

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
      text: [`${sentence(period.label)} ${rows.length} talep tamamlandı.`],
      ...firstRows(rows.map((row) => requestLine(row, row.done_on ? showDate(row.done_on) : ''))),
      links: [requestsLink],
    }
  },
  async 'requests.cost'(ask) {
    const { period, rows } = await doneIn(ask)
    const priced = rows.filter(({ cost }) => cost !== null)
    const total = priced.reduce((sum, { cost }) => sum + Number(cost), 0)
    return {
      text: [`${sentence(period.label)} tamamlanan ${priced.length} talebin kayıtlı maliyeti ${showMoney(total)}.`],
      figures: [{ label: 'Maliyet', value: showMoney(total) }],
      ...firstRows(priced.map((row) => requestLine(row, showMoney(Number(row.cost))))),
      links: [requestsLink],
    }
  },
}
