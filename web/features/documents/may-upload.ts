import { relations, rightsOn } from '#domain/access/property-rights.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

/** Whether there is any property that the person may file papers under; which ones, the server says. */
export function useMayUpload(): boolean {
  const me = useCurrentUser()
  if (!me) return false
  const { user, roles } = me
  if (user.role === 'admin') return true
  if (roles.isHost) return user.owned_id.length > 0
  const lists = {
    lawyer: roles.isLawyer,
    authorised: roles.isAuthorised,
    estate: roles.isEstate,
    proxy: roles.isProxy,
    shareholder: roles.isShareholder,
  }
  return relations.some(
    (relation) =>
      relation in lists && lists[relation as keyof typeof lists] && rightsOn(relation, user).manageDocuments,
  )
}
