import type { Readable } from 'node:stream'
import { fileAreas } from '#domain/services/files/files.schema.ts'

/** The areas in which files are stored: a folder or a bucket prefix, never a name chosen by a user. */
export const storageAreas = ['avatars', 'data-archives', ...fileAreas] as const
export type StorageArea = (typeof storageAreas)[number]

export interface Storage {
  put(area: StorageArea, name: string, content: Uint8Array): Promise<void>
  /** Null if the file does not exist. */
  get(area: StorageArea, name: string): Promise<Uint8Array<ArrayBuffer> | null>
  remove(area: StorageArea, name: string): Promise<void>
  /** For files too large for memory; the size must be known in advance. */
  putStream(area: StorageArea, name: string, content: Readable, size: number): Promise<void>
  /** Throws if the file does not exist. */
  stream(area: StorageArea, name: string): Promise<Readable>
  isEmpty(): Promise<boolean>
}
