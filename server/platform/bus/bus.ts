/**
 * Passes events between the processes of one installation. It is for news that nobody may depend on: publishing never
 * fails and never waits, events of one process arrive in their order, and what gets lost is made good by `onMissed`.
 */
export interface EventBus<Event> {
  /** To every other process; the publishing one has acted on it already. Nothing happens before the first `subscribe`. */
  publish(event: Event): void
  /** The first subscription opens the bus. Returns the function that ends the subscription. */
  subscribe(handler: (event: Event) => void): () => void
  /** Called when events of other processes may have been lost, once passing them on works again. */
  onMissed(handler: () => void): () => void
  close(): Promise<void>
}
