import type { EventBus } from './bus.ts'

/** For an installation of one process: there is nobody to pass an event on to, so none can get lost either. */
export const inProcessBus = <Event>(): EventBus<Event> => ({
  publish() {},
  subscribe: () => () => {},
  onMissed: () => () => {},
  async close() {},
})
