import type { ActiveRole, Roles } from '#domain/access/roles.ts'
import type { UserDocument } from '#domain/people/accounts/accounts.schema.ts'

/** Events that the parts of the page send each other; the names are the specification's own. */
export interface AppEvents {
  userLoggedIn: undefined
  /** `chosen`: the person pressed the button; `lost`: the session ended by itself. */
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

/** Returns the function that ends the listening. */
export function listen<Name extends AppEventName>(name: Name, handler: (detail: AppEvents[Name]) => void): () => void {
  const onEvent = (event: Event) => handler((event as CustomEvent<AppEvents[Name]>).detail)
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
