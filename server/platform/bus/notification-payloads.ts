/** PostgreSQL refuses a notification of 8000 bytes or more; the rest is for the header. */
const partLength = 7800

interface Envelope {
  /** The publishing process. */
  from: string
  /** Counts the events of that process. It also keeps two equal events apart, which PostgreSQL would send only once. */
  number: number
  /** JSON; empty says that this process had to drop events. */
  text: string
}

/**
 * The payloads of one event. Everything is ASCII, so a character is a byte, whatever the encoding of the database. The
 * parts must be sent in one transaction: then they arrive all or not at all, and nothing comes between them.
 */
export function toPayloads({ from, number, text }: Envelope): string[] {
  const ascii = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const count = Math.max(1, Math.ceil(ascii.length / partLength))
  return Array.from({ length: count }, (_, part) => {
    const header = [from, number, part + 1, count].join(' ')
    return `${header} ${ascii.slice(part * partLength, (part + 1) * partLength)}`
  })
}

/** Puts the parts of one connection's notifications together; null until the last part of an event is there. */
export function payloadReader(): (payload: string) => Envelope | null {
  let parts: string[] = []
  return (payload) => {
    const [, from, number, part, count, rest] = /^(\S+) (\d+) (\d+) (\d+) (.*)$/s.exec(payload) ?? []
    if (!from || rest === undefined) return null
    if (part === '1') parts = []
    if (parts.length !== Number(part) - 1) return null
    parts.push(rest)
    return part === count ? { from, number: Number(number), text: parts.join('') } : null
  }
}
