import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'

export type Step =
  | { kind: 'general' | 'fixtures' | 'meters' | 'keys' | 'send'; id: string; title: string }
  | { kind: 'room'; id: string; title: string; index: number }

/** The way through a flat: who and when, room by room, what is in it, the meters, the keys. */
export const stepsOf = (data: HandoverData): Step[] => [
  { kind: 'general', id: 'general', title: 'Genel' },
  ...data.rooms.map(
    ({ id, name }, index): Step => ({ kind: 'room', id: `room:${id}`, title: name || 'Adsız oda', index }),
  ),
  { kind: 'fixtures', id: 'fixtures', title: 'Demirbaşlar' },
  { kind: 'meters', id: 'meters', title: 'Sayaçlar' },
  { kind: 'keys', id: 'keys', title: 'Anahtarlar' },
  { kind: 'send', id: 'send', title: 'Gönder' },
]

/** Which step something missing belongs to. */
export function stepOf(at: string): string {
  if (at === 'date' || at === 'rooms') return 'general'
  if (at.startsWith('fixture:')) return 'fixtures'
  if (at.startsWith('meter:')) return 'meters'
  return at
}
