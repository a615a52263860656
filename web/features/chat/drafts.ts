import type { MessageView } from '#domain/chat/chat.schema.ts'
import { listen } from '#web/lib/events.ts'

interface Draft {
  text: string
  files: MessageView['files']
}

const nothing: Draft = { text: '', files: [] }
/** What was begun and not sent, by the other person's id. */
const drafts = new Map<string, Draft>()

export const draftFor = (partnerId: string): Draft => drafts.get(partnerId) ?? nothing

export function keepDraft(partnerId: string, draft: Draft): void {
  if (draft.text === '' && draft.files.length === 0) drafts.delete(partnerId)
  else drafts.set(partnerId, draft)
}

export const dropDrafts = () => drafts.clear()
if (typeof window !== 'undefined') {
  listen('userLoggedIn', dropDrafts)
  listen('userLoggedOut', dropDrafts)
}
