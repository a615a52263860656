import { self } from '#domain/access/engagements.ts'
import { rightsOn } from '#domain/access/property-rights.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

/** Whether the user may file documents under any property; the server says which ones. */
export function useMayUpload(): boolean {
  const me = useCurrentUser()
  if (!me) return false
  const { user, engagements, chosen } = me
  if (user.role === 'admin') return true
  const looksAt = (owner: string) => chosen === null || chosen === owner
  return (
    (looksAt(self) && user.owned_id.length > 0) ||
    engagements.some(
      (engagement) => looksAt(engagement.owner_id) && rightsOn(engagement.role, engagement).manageDocuments,
    )
  )
}
