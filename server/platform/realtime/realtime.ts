import type { EventData, ServerEvent } from '#domain/realtime/realtime.events.ts'

/**
 * Telling open browsers at once. Nothing may depend on it: it is called after the commit, it never fails its caller, and
 * a browser that missed an event learns the same from a call.
 */
export interface Realtime {
  toUser<Name extends ServerEvent>(userId: string, event: Name, data: EventData<Name>): void
  /** Somebody's rights, roles or session changed: their open sockets are checked again, on every process. */
  recheck(userId: string): void
}

/** For processes without browsers (commands, tests): nobody is listening. */
export const silentRealtime = (): Realtime => ({ toUser() {}, recheck() {} })
