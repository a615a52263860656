import type { MessageView } from '#domain/chat/chat.schema.ts'
import { listen } from '#web/lib/events.ts'
import { knownUser } from '#web/session/current-user.ts'

interface Draft {
  text: string
  files: MessageView['files']
}
interface Stored {
  of: string
  drafts: Record<string, Draft>
}

const key = 'anahtar.chat.drafts'
const nothing: Draft = { text: '', files: [] }
/** What was begun and not sent, by the other person's id. */
const drafts = new Map<string, Draft>()
let owner: string | null = null

/** The window's own storage keeps them over a reload and over a session that ran out, for the same person alone. */
function ownDrafts(): Map<string, Draft> {
  const me = knownUser()?.user.id ?? ''
  if (owner === me) return drafts
  owner = me
  drafts.clear()
  for (const [partnerId, draft] of Object.entries(stored(me))) drafts.set(partnerId, draft)
  return drafts
}

function stored(me: string): Record<string, Draft> {
  try {
    const kept: Stored | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.of === me ? kept.drafts : {}
  } catch {
    // Broken or forbidden: then there are none.
    return {}
  }
}

export const draftFor = (partnerId: string): Draft => ownDrafts().get(partnerId) ?? nothing

export function keepDraft(partnerId: string, draft: Draft): void {
  const own = ownDrafts()
  if (draft.text === '' && draft.files.length === 0) own.delete(partnerId)
  else own.set(partnerId, draft)
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: owner ?? '', drafts: Object.fromEntries(own) } satisfies Stored))
  } catch {
    // In memory they stay all the same.
  }
}

/** As after a reload. */
export const forgetMemory = () => {
  owner = null
}

if (typeof window !== 'undefined')
  listen('userLoggedOut', ({ reason }) => {
    if (reason === 'chosen') drafts.clear()
  })
