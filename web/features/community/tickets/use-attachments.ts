import { useRef, useState } from 'react'
import { maxFilesOfMessage } from '#domain/community/tickets/tickets.schema.ts'
import { documentTypes, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { fileProblem } from '#web/ui/file-problem.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { type FileTarget, sendFile } from './tickets.queries.ts'

export const acceptedTypes = Object.keys(documentTypes)

interface Attachment {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'sent'
  /** Uploaded share, 0 to 1. */
  share: number
  problem: string
}

export interface Attachments {
  files: Attachment[]
  /** Why some of the chosen files were rejected. */
  problem: string
  add: (files: File[]) => void
  remove: (key: number) => void
  empty: () => void
  /** Uploads one file after the other, because a phone's connection is slow. Returns how many failed. */
  sendAll: (target: FileTarget) => Promise<number>
}

/** Files waiting for their message; they are uploaded once it is saved. */
export function useAttachments(): Attachments {
  const [files, setFiles] = useState<Attachment[]>([])
  const [problem, setProblem] = useState('')
  const lastKey = useRef(0)
  const change = (key: number, to: Partial<Attachment>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))

  return {
    files,
    problem,
    add: (chosen) => {
      const judged = chosen.map((file) => ({ file, wrong: fileProblem(file, acceptedTypes, maxFileBytes) }))
      const refused = judged.find(({ wrong }) => wrong)
      const fitting = judged.filter(({ wrong }) => !wrong)
      const room = maxFilesOfMessage - files.length
      if (refused) setProblem(`${refused.file.name}: ${refused.wrong}`)
      else setProblem(fitting.length > room ? `En fazla ${maxFilesOfMessage} dosya eklenebilir; fazlası alınmadı.` : '')
      const taken = fitting.slice(0, Math.max(0, room)).map(({ file }) => ({
        key: ++lastKey.current,
        file,
        state: 'waiting' as const,
        share: 0,
        problem: '',
      }))
      setFiles((all) => [...all, ...taken])
    },
    remove: (key) => {
      setProblem('')
      setFiles((all) => all.filter((each) => each.key !== key))
    },
    empty: () => setFiles([]),
    sendAll: async (target) => {
      let failed = 0
      for (const { key, file } of files.filter(({ state }) => state !== 'sent')) {
        change(key, { state: 'sending', share: 0, problem: '' })
        try {
          await sendFile(target, file, { onProgress: (share) => change(key, { share }) })
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
