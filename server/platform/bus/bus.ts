/**
 * Passes events between the processes of one installation. Delivery is not guaranteed: publishing never fails and never
 * waits, events of one process arrive in order, and `onMissed` reports possible losses.
 */
export interface EventBus<Event> {
  /** Sends to every other process, not to the publishing one. Does nothing before the first `subscribe`. */
  publish(event: Event): void
  /** The first subscription opens the bus. Returns the function that ends the subscription. */
  subscribe(handler: (event: Event) => void): () => void
  /** Called once delivery works again, if events of other processes may have been lost. */
  onMissed(handler: () => void): () => void
  close(): Promise<void>
}
