import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'

export type Step =
  | { kind: 'general' | 'fixtures' | 'meters' | 'keys' | 'send'; id: string; title: string }
  | { kind: 'room'; id: string; title: string; index: number }

/** The steps in the order of a walk through the flat: date and people, each room, fixtures, meters, keys. */
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

/** The step to which a missing item belongs. */
export function stepOf(at: string): string {
  if (at === 'date' || at === 'rooms') return 'general'
  if (at.startsWith('fixture:')) return 'fixtures'
  if (at.startsWith('meter:')) return 'meters'
  return at
}
