import { useState, useSyncExternalStore } from 'react'
import { chatApi } from '#domain/chat/chat.api.ts'
import { type MessageView, maxMessageFiles } from '#domain/chat/chat.schema.ts'
import { documentTypes, maxFileBytes } from '#domain/files/files.schema.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { fileProblem } from '#web/ui/upload.tsx'
import { UploadQueue, type UploadView } from '#web/ui/upload-queue.ts'
import { draftFor, keepDraft } from './drafts.ts'
import { ensureChat } from './outbox.ts'

export const acceptedTypes = Object.keys(documentTypes)

export interface Draft {
  text: string
  files: MessageView['files']
  uploads: UploadView
  write: (text: string) => void
  attach: (files: File[]) => void
  detach: (fileId: string) => void
  retry: (key: number) => void
  cancel: (key: number) => void
  empty: () => void
}

/** What is being written to one person; it stays when another conversation is opened. */
export function useDraft(partnerId: string): Draft {
  const [{ text, files }, setDraft] = useState(() => draftFor(partnerId))
  const [queue] = useState(() => new UploadQueue({ problemOf: messageOf, onSettled: () => {} }))
  const uploads = useSyncExternalStore(queue.subscribe, queue.view)

  const change = (next: (draft: { text: string; files: MessageView['files'] }) => typeof draft) => {
    keepDraft(partnerId, next(draftFor(partnerId)))
    setDraft(draftFor(partnerId))
  }
  const attach = (chosen: File[]) => {
    let room = maxMessageFiles - draftFor(partnerId).files.length - uploads.open
    queue.add(
      chosen,
      async (file, progress) => {
        const id = await ensureChat(partnerId)
        const kept = await call(chatApi.upload, { params: { id }, query: { name: file.name }, file }, progress)
        change((draft) => ({ ...draft, files: [...draft.files, kept] }))
      },
      (file) => fileProblem(file, acceptedTypes, maxFileBytes) ?? (room-- > 0 ? null : tooMany),
    )
  }
  return {
    text,
    files,
    uploads,
    write: (next) => change((draft) => ({ ...draft, text: next })),
    attach,
    detach: (fileId) => change((draft) => ({ ...draft, files: draft.files.filter(({ id }) => id !== fileId) })),
    retry: (key) => queue.retry(key),
    cancel: (key) => queue.cancel(key),
    empty: () => change(() => ({ text: '', files: [] })),
  }
}

const tooMany = `Bir mesaja en fazla ${maxMessageFiles} dosya eklenebilir`
