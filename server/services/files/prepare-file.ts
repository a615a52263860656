import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { refuseFile } from '#domain/files/files.messages.ts'
import { documentTypes, imageTypes } from '#domain/files/files.schema.ts'
import { refuseZipBomb } from './zip-size.ts'

/** What goes to storage: checked by content, without the metadata that a camera adds. */
export interface PreparedFile {
  type: string
  content: Uint8Array
  thumb?: Uint8Array
  width?: number
  height?: number
}

const maxPixels = 50_000_000
const longestSide = 2400
const thumbSide = 480
/** Half the time of the usual 4, for a few per cent in size: somebody waits for the upload. */
const effort = 2
const pdfEndBytes = 64 * 1024

const readPicture = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels }).rotate()
const thumbOf = (picture: Sharp) =>
  picture
    .clone()
    .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort })

export async function typeOf(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw refuseFile('empty_file')
  return (await fileTypeFromBuffer(bytes))?.mime ?? ''
}

/** A photograph: upright, at most 2400 pixels long, stripped of place and camera, with a small one for lists. */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedFile> {
  const type = await typeOf(bytes)
  if (!imageTypes.some((accepted) => accepted === type)) throw refuseFile('picture_unreadable')
  try {
    const picture = readPicture(bytes)
    const { data, info } = await picture
      .clone()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort })
      .toBuffer({ resolveWithObject: true })
    const thumb = await thumbOf(picture).toBuffer()
    return { type: 'image/webp', content: data, thumb, width: info.width, height: info.height }
  } catch {
    throw refuseFile('picture_unreadable')
  }
}

/** A paper keeps its form; a scan that is a picture loses its metadata like any picture. */
export async function prepareDocument(bytes: Uint8Array): Promise<PreparedFile> {
  const type = await typeOf(bytes)
  if (!(type in documentTypes)) throw refuseFile('document_type')
  if (type === 'application/pdf') {
    if (!hasPdfEnd(bytes)) throw refuseFile('document_broken')
    return { type, content: bytes }
  }
  if (!type.startsWith('image/')) {
    await refuseZipBomb(bytes)
    return { type, content: bytes }
  }
  try {
    const picture = readPicture(bytes)
    // Small print must stay readable.
    const kept = type === 'image/jpeg' ? picture.clone().jpeg({ quality: 90 }) : picture.clone()
    const { data, info } = await kept.toBuffer({ resolveWithObject: true })
    return { type, content: data, thumb: await thumbOf(picture).toBuffer(), width: info.width, height: info.height }
  } catch {
    throw refuseFile('document_broken')
  }
}

/** Half an upload, and a page that only pretends with its first letters, have no way to their own parts at the end. */
const hasPdfEnd = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-pdfEndBytes).includes('startxref')
