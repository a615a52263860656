import type { ActiveRole, Roles } from '#domain/access/roles.ts'
import type { UserDocument } from '#domain/people/accounts/accounts.schema.ts'

/** Events between parts of the page; the names come from the specification. */
export interface AppEvents {
  userLoggedIn: undefined
  /** `chosen`: the user signed out; `lost`: the session ended on its own. */
  userLoggedOut: { reason: 'chosen' | 'lost' }
  userDataUpdated: { user: UserDocument; roles: Roles }
  activeRoleChanged: { role: ActiveRole }
  userRoleChanged: undefined
  menuUpdated: undefined
  navigationUpdated: undefined
}
export type AppEventName = keyof AppEvents

type Rest<Name extends AppEventName> = AppEvents[Name] extends undefined ? [] : [detail: AppEvents[Name]]

export function emit<Name extends AppEventName>(name: Name, ...[detail]: Rest<Name>): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Returns the function that removes the listener. */
export function listen<Name extends AppEventName>(name: Name, handler: (detail: AppEvents[Name]) => void): () => void {
  const onEvent = (event: Event) => handler((event as CustomEvent<AppEvents[Name]>).detail)
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
