import type { Readable } from 'node:stream'
import { fileAreas } from '#domain/services/files/files.schema.ts'

/** Where files live, by area. An area is a folder or a bucket prefix, never a name that a user chose. */
export const storageAreas = ['avatars', 'data-archives', ...fileAreas] as const
export type StorageArea = (typeof storageAreas)[number]

export interface Storage {
  put(area: StorageArea, name: string, content: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(area: StorageArea, name: string): Promise<Uint8Array<ArrayBuffer> | null>
  remove(area: StorageArea, name: string): Promise<void>
  /** For what is too large to be held in memory; its size is known before. */
  putStream(area: StorageArea, name: string, content: Readable, size: number): Promise<void>
  /** Fails when there is no such file. */
  stream(area: StorageArea, name: string): Promise<Readable>
}
