import { showDate } from '#domain/kernel/dates.ts'
import { meterLabels, meterUnits } from '#domain/property/properties/properties.schema.ts'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import { paperSection } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperItem, PaperPhoto, PaperSection } from '#domain/tenancy/papers/papers.schema.ts'
import { compareHandovers, meterPlace, roomPlace } from './handovers.rules.ts'
import type { HandoverData, HandoverKind } from './handovers.schema.ts'

interface Photo {
  file_id: string
  place: string
  sha256: string
}

interface Source {
  kind: HandoverKind
  data: HandoverData
  photos: readonly Photo[]
  /** The record of moving in, for a record of moving out. */
  before: HandoverData | null
}

const declarations: Record<HandoverKind, string> = {
  in: 'Kiralanan, yukarıda yazılı durumda, demirbaşları ve anahtarlarıyla birlikte kiracıya teslim edilmiştir. Kiracının, onaydan sonraki yedi gün içinde ekleyeceği notlar bu tutanağın yanında saklanır.',
  out: 'Kiralanan, yukarıda yazılı durumda, demirbaşları ve anahtarlarıyla birlikte kiraya verene geri verilmiştir. Kesinti ve depozito bu tutanakla kararlaştırılmış olmaz.',
}

/** The frozen content of a handover: the sections for page and PDF, and the items that can be objected to. */
export function handoverContent({ kind, data, photos, before }: Source) {
  return {
    declaration: declarations[kind],
    sections: [
      paperSection({
        title: 'Teslim',
        facts: [
          ['Teslim tarihi', data.date ? showDate(data.date) : '—'],
          ['Hazır bulunanlar', data.present || '—'],
        ],
      }),
      ...data.rooms.map(
        (room): PaperSection =>
          paperSection({
            title: room.name,
            facts: [['Durumu', room.condition || '—']],
            text: room.remarks,
            photos: pictures(photos, roomPlace(room.id), room.name),
          }),
      ),
      fixturesOf(data, before),
      metersOf(data, before, photos),
      keysOf(data, before),
      ...(data.remarks ? [paperSection({ title: 'Genel notlar', text: data.remarks })] : []),
    ],
    items: itemsOf(data),
    data: { data, photos: photos.map(({ file_id, place }) => ({ file_id, place })) },
  }
}

const pictures = (photos: readonly Photo[], place: string, name: string): PaperPhoto[] =>
  photos
    .filter((photo) => photo.place === place)
    .map(({ file_id, sha256 }, at) => ({ file_id, sha256, caption: `${name} ${at + 1}` }))

function fixturesOf(data: HandoverData, before: HandoverData | null): PaperSection {
  const title = 'Demirbaşlar'
  if (data.fixtures.length === 0 && !before?.fixtures.length)
    return paperSection({ title, text: 'Listelenmiş demirbaş yok.' })
  if (before)
    return paperSection({
      title,
      table: {
        columns: [
          { name: 'Demirbaş', width: 34 },
          { name: 'Girişte', width: 18 },
          { name: 'Çıkışta', width: 18 },
          { name: 'Not', width: 30 },
        ],
        rows: compareHandovers(before, data).fixtures.map(({ name, brand, before: one, after: other }) => [
          [name, brand].filter(Boolean).join(' '),
          one ? `${one.condition || '—'}, ${one.count} adet` : '—',
          other ? `${other.condition || '—'}, ${other.count} adet` : 'Yok',
          other?.remarks ?? '',
        ]),
      },
    })
  return paperSection({
    title,
    table: {
      columns: [
        { name: 'Demirbaş', width: 30 },
        { name: 'Marka', width: 20 },
        { name: 'Adet', width: 8 },
        { name: 'Durumu', width: 16 },
        { name: 'Not', width: 26 },
      ],
      rows: data.fixtures.map(({ name, brand, count, condition, remarks }) => [name, brand, count, condition, remarks]),
    },
  })
}

const shown = (reading: number | null) => (reading === null ? '—' : showReading(reading))

function metersOf(data: HandoverData, before: HandoverData | null, photos: readonly Photo[]): PaperSection {
  const compared = before ? compareHandovers(before, data).meters : []
  return paperSection({
    title: 'Sayaçlar',
    table: {
      columns: before
        ? [
            { name: 'Sayaç', width: 22 },
            { name: 'Sayaç no', width: 24 },
            { name: 'Girişte', width: 18, align: 'right' },
            { name: 'Çıkışta', width: 18, align: 'right' },
            { name: 'Tüketim', width: 18, align: 'right' },
          ]
        : [
            { name: 'Sayaç', width: 30 },
            { name: 'Sayaç no', width: 40 },
            { name: 'Endeks', width: 30, align: 'right' },
          ],
      rows: data.meters.map(({ meter, number, reading, absent }, at) => {
        const now = absent ? 'Sayaç yok' : shown(reading)
        const pair = compared[at]
        const name = `${meterLabels[meter]} (${meterUnits[meter]})`
        return pair ? [name, number, shown(pair.before), now, shown(pair.used)] : [name, number, now]
      }),
    },
    photos: data.meters.flatMap(({ meter }) => pictures(photos, meterPlace(meter), `${meterLabels[meter]} sayacı`)),
  })
}

function keysOf(data: HandoverData, before: HandoverData | null): PaperSection {
  const title = 'Anahtarlar'
  if (before)
    return paperSection({
      title,
      table: {
        columns: [
          { name: 'Anahtar', width: 50 },
          { name: 'Verilen', width: 25, align: 'right' },
          { name: 'Geri alınan', width: 25, align: 'right' },
        ],
        rows: compareHandovers(before, data).keys.map(({ kind, before: one, after: other }) => [
          kind,
          `${one}`,
          `${other}`,
        ]),
      },
    })
  return paperSection({
    title,
    table: {
      columns: [
        { name: 'Anahtar', width: 70 },
        { name: 'Adet', width: 30, align: 'right' },
      ],
      rows: data.keys.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, `${count}`]),
    },
  })
}

const itemsOf = (data: HandoverData): PaperItem[] => [
  ...data.rooms.map(({ id, name }) => ({ key: roomPlace(id), label: name })),
  ...data.fixtures.map(({ id, name, brand }) => ({
    key: `fixture:${id}`,
    label: [name, brand].filter(Boolean).join(' '),
  })),
  ...data.meters
    .filter(({ absent }) => !absent)
    .map(({ meter }) => ({ key: meterPlace(meter), label: `${meterLabels[meter]} sayacı` })),
  { key: 'keys', label: 'Anahtarlar' },
]
