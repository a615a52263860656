import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'

interface ChosenPhoto {
  key: number
  file: File
  /** For the preview. */
  address: string
  state: 'waiting' | 'sending' | 'failed' | 'sent'
  share: number
  problem: string
}

export interface PhotoTray {
  photos: ChosenPhoto[]
  add: (files: File[]) => void
  remove: (key: number) => void
  /** Uploads one photo after the other, because a phone's connection is slow. Returns how many failed. */
  sendAll: (record: string) => Promise<number>
}

/** The record's id is known only once it has been saved. */
type SendPhoto = (record: string, file: File, progress: CallOptions) => Promise<unknown>

export function usePhotos(send: SendPhoto): PhotoTray {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const lastKey = useRef(0)
  const kept = useRef(photos)
  useEffect(() => {
    kept.current = photos
  }, [photos])
  useEffect(() => () => kept.current.forEach(({ address }) => void URL.revokeObjectURL(address)), [])

  const change = (key: number, to: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)))

  return {
    photos,
    add: (files) =>
      setPhotos((all) => [
        ...all,
        ...files.map((file) => ({
          key: ++lastKey.current,
          file,
          address: URL.createObjectURL(file),
          state: 'waiting' as const,
          share: 0,
          problem: '',
        })),
      ]),
    remove: (key) =>
      setPhotos((all) => {
        const leaving = all.find((photo) => photo.key === key)
        if (leaving) URL.revokeObjectURL(leaving.address)
        return all.filter((photo) => photo !== leaving)
      }),
    sendAll: async (record) => {
      let failed = 0
      for (const { key, file } of photos.filter((photo) => photo.state !== 'sent')) {
        change(key, { state: 'sending', share: 0, problem: '' })
        try {
          await send(record, file, { onProgress: (share) => change(key, { share }) })
          change(key, { state: 'sent', share: 1 })
        } catch (error) {
          failed += 1
          change(key, { state: 'failed', problem: messageOf(error) })
        }
      }
      return failed
    },
  }
}
