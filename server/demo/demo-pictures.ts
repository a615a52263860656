import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fold } from '#domain/kernel/turkish-text.ts'
import { projectRoot } from '#server/project-root.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'

export type PicturedRoom = 'Salon' | 'Mutfak' | 'Yatak Odası' | 'Banyo' | 'Çalışma Alanı' | 'Depo'
/** How a tenant left the room; the last part of the name of its picture. */
export type RoomState = 'damaged' | 'stained'

/** A folder for each property; every picture has a thumbnail beside it. */
export const picturesFolder = path.join(projectRoot, 'server', 'demo', 'photos')
export const pictureSize = { width: 800, height: 533 }

const inAscii = (title: string) => fold(title).replaceAll(/[^a-z0-9]+/g, '-')

export const pictureOf = (property: string, subject: string, state?: RoomState) =>
  `${inAscii(property)}/${inAscii(state ? `${subject} ${state}` : subject)}`

export async function readPicture(picture: string): Promise<PreparedFile> {
  const read = async (ending: string) => new Uint8Array(await readFile(path.join(picturesFolder, picture + ending)))
  return { type: 'image/webp', content: await read('.webp'), thumb: await read('.thumb.webp'), ...pictureSize }
}
