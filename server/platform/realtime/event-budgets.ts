import type { Clock } from '../clock.ts'

const windowMs = 10_000
/** So many events of a socket and of a person are heard in ten seconds; what comes beyond is dropped. */
const heardOfSocket = 60
const heardOfPerson = 180
/** Beyond this the person's sockets are cut and stay out for a minute. */
const mostOfPerson = 300
const keptOutMs = 60_000
/** Of a connection that has not said who it is. */
const mostOfStranger = 10

/** The part of a connection that is needed here; both kinds of socket.io's transports have it. */
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
  /** Closes all connections of the person; called once for each minute that somebody is kept out. */
  cutOff(who: Holder): void
}

/** What browsers may send. Every packet counts, whatever its kind and shape, also those that no handler ever sees. */
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
    /** Counts from the first packet on. */
    watch(connection: Connection) {
      let ofStranger = 0
      connection.on('packet', () => {
        const holder = holders.get(connection)
        if (holder) received(holder)
        else if (++ofStranger > mostOfStranger) connection.close()
      })
    },
    /** From here on it is the person's connection; false while the person is kept out. */
    admit(connection: Connection, holder: Holder): boolean {
      if (personOf(holder.userId).outUntil > now()) return false
      holders.set(connection, holder)
      return true
    },
    /** For one socket: asked at each of its events whether it may be acted on. */
    listener(userId: string): () => boolean {
      const ofSocket = countIn(now)
      return () => ofSocket.add() <= heardOfSocket && personOf(userId).heard.add() <= heardOfPerson
    },
    /** A person who is back before the ten seconds or the minute are over is still known; later there is nothing to know. */
    forget() {
      for (const [userId, { received, outUntil }] of people)
        if (received.isOver() && outUntil <= now()) people.delete(userId)
    },
  }
}

type Count = ReturnType<typeof countIn>

/** How many in the ten seconds that began with the first. */
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
