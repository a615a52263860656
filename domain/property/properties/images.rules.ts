import { compareTurkish, fold } from '#domain/kernel/turkish-text.ts'
import { type ImageView, rooms } from './images.schema.ts'

type ImageInRoom = Pick<ImageView, 'id' | 'oda'>

export interface ComparedRoom<I> {
  name: string
  delivery: I[]
  evacuation: I[]
}

/** Usual rooms come first in their usual order, the others by name. */
const usualRooms = rooms.map(fold)
const usualRank = (name: string) => {
  const at = usualRooms.indexOf(fold(name))
  return at < 0 ? usualRooms.length : at
}

/** The pictures of handover and return by room; “salon” and “Salon” are the same room. */
export function comparedRooms<I extends ImageInRoom>(
  delivery: readonly I[],
  evacuation: readonly I[],
): ComparedRoom<I>[] {
  const found = new Map<string, ComparedRoom<I>>()
  const into = (set: 'delivery' | 'evacuation') => (image: I) => {
    const key = fold(image.oda)
    if (!key) return
    const room = found.get(key) ?? { name: image.oda, delivery: [], evacuation: [] }
    room[set].push(image)
    found.set(key, room)
  }
  delivery.forEach(into('delivery'))
  evacuation.forEach(into('evacuation'))
  return [...found.values()].sort(
    (one, other) => usualRank(one.name) - usualRank(other.name) || compareTurkish(one.name, other.name),
  )
}

/** The room named in a file name such as “mutfak 2.jpg”; empty when there is none. */
export function roomInName(name: string): string {
  const words = ` ${fold(name).replace(/[^a-z0-9]+/g, ' ')} `
  return rooms.find((room) => words.includes(` ${fold(room)} `)) ?? ''
}

/** Number of pictures that cannot be compared, because they have no room. */
export const withoutRoom = (images: readonly ImageInRoom[]): number =>
  images.filter((image) => !image.oda.trim()).length
