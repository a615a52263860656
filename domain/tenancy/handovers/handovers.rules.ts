import { addDays, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { fixtureConditions } from '#domain/property/fixtures/fixtures.schema.ts'
import { type Meter, meterLabels } from '#domain/property/properties/properties.schema.ts'
import type {
  HandoverData,
  HandoverFixture,
  HandoverKind,
  HandoverRoom,
  HandoverState,
  HandoverSummary,
  roomConditions,
} from './handovers.schema.ts'

export const handoverTitles: Record<HandoverKind, string> = { in: 'Giriş teslimi', out: 'Çıkış teslimi' }
export const handoverStateLabels: Record<HandoverState, string> = {
  draft: 'Hazırlanıyor',
  sent: 'Onay bekliyor',
  objected: 'İtiraz edildi',
  confirmed: 'Onaylandı',
}

const remarkDays = 7

/** The last day for remarks: the seventh day after the day of confirmation, Istanbul time. */
export const remarksUntil = (confirmedAt: Date): IsoDate => addDays(isoDate(confirmedAt), remarkDays)
export const takesRemarks = (confirmedAt: Date, now: Date): boolean => isoDate(now) <= remarksUntil(confirmedAt)

export const roomPlace = (id: string) => `room:${id}`
export const meterPlace = (meter: Meter) => `meter:${meter}`
export const remarkPlace = (id: string) => `remark:${id}`

const damaged: (typeof roomConditions)[number] = 'Hasarlı'

interface PhotoAtPlace {
  place: string
}

export interface MissingEntry {
  /** The place of the missing entry: date, room:<id>, fixture:<id>, meter:<name>, keys. */
  at: string
  text: string
}

/** While the user types, a reading may be NaN. */
const known = (reading: number | null) => (Number.isFinite(reading) ? reading : null)

/** Entries missing before the record can be sent. */
export function missingIn(data: HandoverData, photos: readonly PhotoAtPlace[], today: IsoDate): MissingEntry[] {
  const missing: MissingEntry[] = []
  const say = (at: string, text: string) => missing.push({ at, text })
  if (!data.date) say('date', 'Teslim tarihini girin.')
  else if (data.date > today) say('date', 'Teslim tarihi bugünden ileri olamaz.')
  if (data.rooms.length === 0) say('rooms', 'En az bir oda ekleyin.')
  for (const room of data.rooms) {
    const at = roomPlace(room.id)
    if (!room.name) say(at, 'Bir odanın adı boş.')
    else if (!room.condition) say(at, `${room.name}: durumunu seçin.`)
    // Damage without a note or photograph would cause disputes later.
    else if (room.condition === damaged && !room.remarks && !photos.some(({ place }) => place === at))
      say(at, `${room.name}: hasarı notla ya da fotoğrafla gösterin.`)
  }
  for (const { id, name, condition } of data.fixtures) {
    if (!name) say(`fixture:${id}`, 'Bir demirbaşın adı boş.')
    else if (!condition) say(`fixture:${id}`, `${name}: durumunu seçin.`)
  }
  for (const { meter, reading, absent } of data.meters)
    if (!absent && known(reading) === null)
      say(meterPlace(meter), `${meterLabels[meter]} sayacı: endeksi yazın ya da “Sayaç yok” seçin.`)
  if (!data.keys.some(({ kind, count }) => kind && count > 0)) say('keys', 'Teslim edilen anahtarları yazın.')
  return missing
}

/** “2+1” means a living room and two bedrooms; the rooms of every flat are added. */
export function usualRooms(odaSayisi: string): string[] {
  const [, bedrooms = '1', halls = '1'] = /^(\d+)\s*\+\s*(\d+)/.exec(odaSayisi.trim()) ?? []
  const numbered = (name: string, count: number) =>
    Array.from({ length: Math.min(count, 6) }, (_, at) => (count > 1 ? `${name} ${at + 1}` : name))
  return ['Antre', ...numbered('Salon', Number(halls)), 'Mutfak', ...numbered('Yatak Odası', Number(bedrooms)), 'Banyo']
}

const gravity = (condition: string) => (fixtureConditions as readonly string[]).indexOf(condition)

export interface ComparedFixture {
  id: string
  name: string
  brand: string
  before: HandoverFixture | null
  after: HandoverFixture | null
  /** In worse condition, fewer, or missing. */
  worse: boolean
}
export interface ComparedRoom {
  name: string
  before: HandoverRoom | null
  after: HandoverRoom | null
}
export interface ComparedMeter {
  meter: Meter
  before: number | null
  after: number | null
  /** Null when one reading is missing, or the device was changed. */
  used: number | null
}
export interface Comparison {
  rooms: ComparedRoom[]
  fixtures: ComparedFixture[]
  meters: ComparedMeter[]
  keys: { kind: string; before: number; after: number }[]
}

/** Compares moving in with moving out; items are matched by id, else by name. */
export function compareHandovers(before: HandoverData, after: HandoverData): Comparison {
  return {
    rooms: paired(before.rooms, after.rooms, ({ name }) => fold(name)).map(([one, other]) => ({
      name: (other ?? one)!.name,
      before: one,
      after: other,
    })),
    fixtures: paired(before.fixtures, after.fixtures, ({ name, brand }) => fold(`${name} ${brand}`)).map(
      ([one, other]) => ({
        id: (other ?? one)!.id,
        name: (other ?? one)!.name,
        brand: (other ?? one)!.brand,
        before: one,
        after: other,
        worse: isWorse(one, other),
      }),
    ),
    meters: after.meters.map(({ meter, number, reading, absent }) => {
      const first = before.meters.find((each) => each.meter === meter)
      const sameDevice = !first?.number || !number || first.number === number
      const [from, to] = [first?.absent ? null : (first?.reading ?? null), absent ? null : known(reading)]
      const used = sameDevice && from !== null && to !== null ? Math.round((to - from) * 1000) / 1000 : null
      return { meter, before: from, after: to, used }
    }),
    keys: paired(before.keys, after.keys, ({ kind }) => fold(kind)).map(([one, other]) => ({
      kind: (other ?? one)!.kind,
      before: one?.count ?? 0,
      after: other?.count ?? 0,
    })),
  }
}

function isWorse(before: HandoverFixture | null, after: HandoverFixture | null): boolean {
  if (!before) return false
  if (!after) return true
  const [was, is] = [gravity(before.condition), gravity(after.condition)]
  return (was >= 0 && is > was) || Number(after.count) < Number(before.count)
}

/** Pairs each item with its counterpart by id, else by name; items without one stay alone. */
function paired<Thing extends { id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  nameOf: (thing: Thing) => string,
): [Thing | null, Thing | null][] {
  const left = new Set(before)
  const take = (matches: (thing: Thing) => boolean) => {
    const found = [...left].find(matches) ?? null
    if (found) left.delete(found)
    return found
  }
  const byId = after.map((thing) => take(({ id }) => id === thing.id))
  const pairs = after.map((thing, at): [Thing | null, Thing | null] => [
    byId[at] ?? take((each) => nameOf(each) === nameOf(thing)),
    thing,
  ])
  return [...pairs, ...[...left].map((thing): [Thing, null] => [thing, null])]
}

/** The viewer's next step for a handover; null when there is none. */
export function nextStep(
  handover: HandoverSummary | null,
  { mayWrite }: { mayWrite: boolean },
): 'begin' | 'fill' | 'decide' | 'correct' | 'read' | null {
  if (!handover) return mayWrite ? 'begin' : null
  if (handover.asked) return 'decide'
  if (handover.state === 'draft') return mayWrite ? 'fill' : null
  if (handover.state === 'objected' && mayWrite) return 'correct'
  return 'read'
}
