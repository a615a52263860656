interface WaitingEvent {
  payloads: string[]
  since: number
}

interface Limits {
  maxLength: number
  maxAgeMs: number
  onDrop(): void
}

/**
 * Events waiting for the database, in order. The queue has a maximum length, and events that are too old are dropped.
 */
export function eventQueue({ maxLength, maxAgeMs, onDrop }: Limits) {
  const waiting: WaitingEvent[] = []
  let length = 0
  const lengthOf = ({ payloads }: WaitingEvent) => payloads.reduce((sum, payload) => sum + payload.length, 0)

  function takeFirst(): WaitingEvent {
    const first = waiting.shift()!
    length -= lengthOf(first)
    return first
  }

  function dropOld() {
    const oldest = performance.now() - maxAgeMs
    while (waiting[0] && waiting[0].since < oldest) {
      takeFirst()
      onDrop()
    }
  }

  return {
    add(payloads: string[]) {
      dropOld()
      if (length >= maxLength) return onDrop()
      const event = { payloads, since: performance.now() }
      waiting.push(event)
      length += lengthOf(event)
    },
    isEmpty() {
      dropOld()
      return waiting.length === 0
    },
    /** Takes the first events, with about this many payloads together; never splits an event. */
    take(payloads: number): WaitingEvent[] {
      const taken: WaitingEvent[] = []
      for (let count = 0; waiting.length > 0 && count < payloads; count += taken.at(-1)!.payloads.length)
        taken.push(takeFirst())
      return taken
    },
    /** Puts events that could not be sent back at the front. */
    putBack(events: WaitingEvent[]) {
      waiting.unshift(...events)
      for (const event of events) length += lengthOf(event)
    },
  }
}
