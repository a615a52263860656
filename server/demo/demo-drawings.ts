import { createHash } from 'node:crypto'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { thumbName } from '#server/services/files/keep-file.ts'
import { type PreparedFile, prepareImage } from '#server/services/files/prepare-file.ts'
import { apartment, house, shopFront, tower, warehouse } from './drawings/facades.ts'
import { bathroom, bedroom, kitchen, livingRoom, meter, storeRoom, type Wear, workRoom } from './drawings/rooms.ts'
import type { ReadyFiles } from './ready-files.ts'

const covers = {
  apartment: (seed: number) => apartment(seed),
  'apartment-shop': (seed: number) => apartment(seed, { floors: 3, shop: true }),
  house: (seed: number) => house(seed),
  sea: (seed: number) => house(seed, { sea: true }),
  tower,
  warehouse,
  shop: shopFront,
}
export type Cover = keyof typeof covers

const rooms = {
  Salon: livingRoom,
  Mutfak: kitchen,
  'Yatak Odası': bedroom,
  Banyo: bathroom,
  'Çalışma Alanı': workRoom,
  Depo: storeRoom,
}
export type DrawnRoom = keyof typeof rooms

/** The same title gives the same home in every set. */
export const seedOf = (title: string) => createHash('sha256').update(title).digest().readInt32LE()

export const drawCover = (title: string, cover: Cover) => covers[cover](seedOf(title))
export const drawRoom = (title: string, room: DrawnRoom, wear?: Wear) => rooms[room](seedOf(title), wear)
export const drawMeter = (title: string, index: number) => meter(seedOf(title), index)

/** Large enough for a screen, and small enough for a quick first start. */
const drawnWidth = 800

export interface FileKeeper {
  storage: Pick<Storage, 'put' | 'get'>
}

/** A stored file's row without its property, which does not exist yet. */
export interface KeptFile {
  id: string
  area: FileArea
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
}

/** Draws each picture once, because a handover often shows the same rooms as the everyday set. */
export function drawingKeeper(ctx: FileKeeper, ready: ReadyFiles) {
  const drawn = new Map<string, Promise<PreparedFile>>()
  return async (name: string, svg: string, area: FileArea = 'property-images'): Promise<KeptFile> => {
    const prepared = drawn.get(svg) ?? ready(svg, () => asUpload(svg))
    drawn.set(svg, prepared)
    return keepContent(ctx, area, `${name}.webp`, await prepared)
  }
}

/** Uncompressed, because the upload's own checks and compression follow. */
async function asUpload(svg: string): Promise<PreparedFile> {
  const { default: sharp } = await import('sharp')
  return prepareImage(await sharp(Buffer.from(svg)).resize(drawnWidth).png({ compressionLevel: 0 }).toBuffer())
}

export async function keepContent(
  ctx: FileKeeper,
  area: FileArea,
  name: string,
  prepared: PreparedFile,
): Promise<KeptFile> {
  const { type, content, thumb, width = null, height = null } = prepared
  const id = idOf(`${area}/${name}`)
  await ctx.storage.put(area, id, content)
  if (thumb) await ctx.storage.put(area, thumbName(id), thumb)
  return { id, area, name, type, size: content.length, width, height }
}

/** Derived from the name, so that a repeated fill overwrites the files of an interrupted one. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`anahtar demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
