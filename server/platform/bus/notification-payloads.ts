/** PostgreSQL refuses notifications of 8000 bytes or more; the difference is for the header. */
const partLength = 7800

interface Envelope {
  /** The publishing process. */
  from: string
  /** Counts the events of that process, and keeps equal events apart, because PostgreSQL would merge them. */
  number: number
  /** JSON; empty if this process had to drop events. */
  text: string
}

/**
 * Splits an event into payloads. All text is ASCII, so that a character is one byte in every encoding of the database.
 * The parts must be sent in one transaction, so that all or none arrive, with nothing between them.
 */
export function toPayloads({ from, number, text }: Envelope): string[] {
  const ascii = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const count = Math.max(1, Math.ceil(ascii.length / partLength))
  return Array.from({ length: count }, (_, part) => {
    const header = [from, number, part + 1, count].join(' ')
    return `${header} ${ascii.slice(part * partLength, (part + 1) * partLength)}`
  })
}

/** Joins the parts received on one connection; returns null until the last part of an event has arrived. */
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
