import { patience, throughput } from './load.ts'
import type { Servers } from './servers.ts'
import { limits, printAtLeast, printAtMost } from './table.ts'

/** Smaller numbers show within a minute whether the bench works at all. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const secondsARound = 1

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
/** Relative to the median, up and down. */
const spread = (values: number[]) => (Math.max(...values) - Math.min(...values)) / 2 / median(values)

interface Address {
  url: string
  headers: Record<string, string>
}

const mostWarmUps = 10

const warmUp = ({ url, headers }: Address) => untilNoFaster(() => throughput(url, headers, { seconds: 1 }))

/** Warms up until the runtime has compiled the code: two runs in a row were no faster than before. */
export async function untilNoFaster(measure: () => Promise<number>) {
  let fastest = 0
  let noFaster = 0
  for (let turn = 0; turn < mostWarmUps && noFaster < 2; turn++) {
    const rate = await measure()
    noFaster = rate > fastest * 1.02 ? 0 : noFaster + 1
    fastest = Math.max(fastest, rate)
  }
}

/** Requests a second, measured in turns, so that other load on the machine affects both equally. */
export async function inTurns(ours: Address, least: Address) {
  for (const each of [ours, least]) await warmUp(each)
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    a.push(await throughput(ours.url, ours.headers, { seconds: secondsARound }))
    b.push(await throughput(least.url, least.headers, { seconds: secondsARound }))
  }
  return { ours: median(a), least: median(b), spreads: { ours: spread(a), least: spread(b) } }
}

export function comparerFor(servers: Servers) {
  async function beside(label: string, route: string, cookie: string, leastUrl: string, limit: number, sql: number) {
    const ours = { url: `${servers.url}/api${route}`, headers: { cookie } }
    const alone = await patience(ours.url, ours.headers)
    const figures = await inTurns(ours, { url: leastUrl, headers: ours.headers })
    const { ours: many, least, spreads } = figures
    const both = `${many.toFixed(0).padStart(5)}/s ±%${(spreads.ours * 100).toFixed(0).padEnd(2)} yalın ${least.toFixed(0).padStart(5)}/s ±%${(spreads.least * 100).toFixed(0).padEnd(2)}`
    printAtLeast(label, many / least, limit, `${both}  ${sql} SQL  tek istek ${alone.toFixed(1).padStart(5)} ms  oran `)
    return many
  }

  return {
    /** Compares requests a second with a bare handler that sends the same statements and bytes. */
    async compare(label: string, route: string, cookie: string) {
      const { address, statements } = await servers.bareOf(route, cookie)
      return beside(label, route, cookie, address, limits.ratio, statements)
    },
    /**
     * Measures how long one request takes, for expensive screens. A file has a limit in milliseconds instead of a
     * ratio.
     */
    async compareSlow(label: string, route: string, cookie: string, limitMs?: number) {
      const url = `${servers.url}/api${route}`
      if (limitMs !== undefined) {
        const ms = await patience(url, { cookie }, 5)
        printAtMost(label, ms, limitMs, 'ms')
        return ms
      }
      const { address, statements } = await servers.bareOf(route, cookie)
      const [a, b]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        a.push(await patience(url, { cookie }, 3))
        b.push(await patience(address, { cookie }, 3))
      }
      const [ours, least] = [median(a), median(b)]
      const both = `${ours.toFixed(0).padStart(5)} ms  yalın ${least.toFixed(0).padStart(5)} ms  ${statements} SQL  oran `
      printAtLeast(label, least / ours, limits.ratio, both)
      return ours
    },
    /** Compares with one statement that builds a reply of the same length in the database. */
    async compareToLimit(label: string, route: string, cookie: string, text: string, values: unknown[]) {
      const { body, headers, statements } = await servers.bareOf(route, cookie)
      const padded = `select rpad(answer, ${body.length}) as answer from (${text}) made`
      const address = await servers.bare('serve', [{ name: label, text: padded, values }], null, headers)
      return beside(label, route, cookie, address, limits.ofLimit, statements)
    },
  }
}
export type Comparer = ReturnType<typeof comparerFor>
