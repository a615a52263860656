import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { documentTypes, imageTypes } from '#domain/services/files/files.schema.ts'
import { refuseZipBomb } from './zip-size.ts'

/** A file ready for storage: checked by content, and without a camera's metadata. */
export interface PreparedFile {
  type: string
  content: Uint8Array<ArrayBuffer>
  thumb?: Uint8Array<ArrayBuffer>
  width?: number
  height?: number
}

const maxPixels = 50_000_000
const maxSeconds = 8
const longestSide = 2400
const thumbSide = 480
const avatarSide = 512
/** Takes half the time of the default 4 for a few per cent in size, because the user is waiting. */
const effort = 2
const pdfEndBytes = 64 * 1024

// The image library uses threads of its own; one picture must not take every core.
sharp.concurrency(1)

/** Reads only the first picture of a file that contains several. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, pages: 1 }).rotate()

const thumbOf = (picture: Sharp) =>
  picture
    .clone()
    .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort })

async function made(picture: Sharp) {
  const { data, info } = await picture.timeout({ seconds: maxSeconds }).toBuffer({ resolveWithObject: true })
  return { content: new Uint8Array(data), width: info.width, height: info.height }
}

export async function typeOf(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw refuseFile('empty_file')
  return (await fileTypeFromBuffer(bytes))?.mime ?? ''
}

const isImage = (type: string) => imageTypes.some((accepted) => accepted === type)

/** A photograph: rotated upright, at most 2400 pixels long, without location and camera data, with a thumbnail. */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedFile> {
  if (!isImage(await typeOf(bytes))) throw refuseFile('picture_unreadable')
  try {
    const picture = open(bytes)
    const kept = await made(
      picture
        .clone()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort }),
    )
    return { type: 'image/webp', ...kept, thumb: (await made(thumbOf(picture))).content }
  } catch {
    throw refuseFile('picture_unreadable')
  }
}

/** A square avatar for lists and headers. */
export async function prepareAvatar(bytes: Uint8Array): Promise<PreparedFile> {
  if (!isImage(await typeOf(bytes))) throw refuseFile('picture_unreadable')
  try {
    const square = open(bytes).resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality: 82 })
    return { type: 'image/webp', ...(await made(square)) }
  } catch {
    throw refuseFile('picture_unreadable')
  }
}

/** A document stays unchanged, except that a picture loses its metadata. */
export async function prepareDocument(bytes: Uint8Array): Promise<PreparedFile> {
  const type = await typeOf(bytes)
  if (!(type in documentTypes)) throw refuseFile('document_type')
  if (type === 'application/pdf') {
    if (!hasPdfEnd(bytes)) throw refuseFile('document_broken')
    return { type, content: new Uint8Array(bytes) }
  }
  if (!type.startsWith('image/')) {
    await refuseZipBomb(bytes)
    return { type, content: new Uint8Array(bytes) }
  }
  try {
    const picture = open(bytes)
    // High quality, so that small print stays readable.
    const kept = await made(type === 'image/jpeg' ? picture.clone().jpeg({ quality: 90 }) : picture.clone())
    return { type, ...kept, thumb: (await made(thumbOf(picture))).content }
  } catch {
    throw refuseFile('document_broken')
  }
}

/** A truncated upload, or a page that only begins like a PDF, lacks the cross-reference at the end. */
const hasPdfEnd = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-pdfEndBytes).includes('startxref')
