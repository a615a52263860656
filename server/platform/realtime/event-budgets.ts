import type { Clock } from '../clock.ts'

const windowMs = 10_000
/** Events of one socket and of one user accepted in ten seconds; further ones are dropped. */
const heardOfSocket = 60
const heardOfPerson = 180
/** Above this number, the user's sockets are closed and refused for a minute. */
const mostOfPerson = 300
const keptOutMs = 60_000
/** For a connection that has not authenticated. */
const mostOfStranger = 10

/** The common part of socket.io's transports that is needed here. */
interface Connection {
  on(event: 'packet', listener: () => void): void
  close(): void
}

interface Holder {
  userId: string
  account: string
}

interface Options {
  clock: Clock
  /** Closes all of the user's connections; called once for each blocked minute. */
  cutOff(who: Holder): void
}

/** Limits what browsers may send. Every packet counts, even one that no handler processes. */
export function eventBudgets({ clock, cutOff }: Options) {
  const people = new Map<string, { received: Count; heard: Count; outUntil: number }>()
  const holders = new WeakMap<Connection, Holder>()
  const now = () => clock.now().getTime()

  function personOf(userId: string) {
    const person = people.get(userId) ?? { received: countIn(now), heard: countIn(now), outUntil: 0 }
    people.set(userId, person)
    return person
  }

  function received(holder: Holder) {
    const person = personOf(holder.userId)
    if (person.received.add() <= mostOfPerson || person.outUntil > now()) return
    person.outUntil = now() + keptOutMs
    cutOff(holder)
  }

  return {
    /** Counts from the first packet. */
    watch(connection: Connection) {
      let ofStranger = 0
      connection.on('packet', () => {
        const holder = holders.get(connection)
        if (holder) received(holder)
        else if (++ofStranger > mostOfStranger) connection.close()
      })
    },
    /** Assigns the connection to the user; false while the user is blocked. */
    admit(connection: Connection, holder: Holder): boolean {
      if (personOf(holder.userId).outUntil > now()) return false
      holders.set(connection, holder)
      return true
    },
    /** For one socket: called for each event, returns whether to handle it. */
    listener(userId: string): () => boolean {
      const ofSocket = countIn(now)
      return () => ofSocket.add() <= heardOfSocket && personOf(userId).heard.add() <= heardOfPerson
    },
    /** Forgets users once their ten seconds and their blocked minute are over. */
    forget() {
      for (const [userId, { received, outUntil }] of people)
        if (received.isOver() && outUntil <= now()) people.delete(userId)
    },
  }
}

type Count = ReturnType<typeof countIn>

/** Counts events within ten seconds of the first one. */
function countIn(now: () => number) {
  let count = 0
  let since = now()
  const isOver = () => now() - since > windowMs
  return {
    isOver,
    add(): number {
      if (isOver()) {
        count = 0
        since = now()
      }
      count += 1
      return count
    },
  }
}
