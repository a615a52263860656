import type { EventBus } from './bus.ts'

/** For an installation with one process: there is no other process to send to, so nothing can be lost. */
export const inProcessBus = <Event>(): EventBus<Event> => ({
  publish() {},
  subscribe: () => () => {},
  onMissed: () => () => {},
  async close() {},
})
