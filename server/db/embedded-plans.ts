import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

/** The database keeps each of them, so there is an end to their number; the one that was wanted longest ago goes. */
const keptPlans = 400
/** Texts that came once so far: most never come again. */
const keptTexts = 2000

/** A column has another type since the statement was planned: a migration has run. */
const planIsOutdated = '0A000'

interface Plan {
  name: string
  /** Of the values, as the database sees them. */
  types: number[]
  /** How the rows are described, if there are any. */
  columns: messages.BackendMessage[]
}

const { serialize } = protocol

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * Has statements that come again parsed and planned once, and then sends each in one call. The library parses and plans
 * every time, in six calls, which takes most of a small read's time.
 */
export function planRepeated(client: PGlite): PGlite {
  const plans = new Map<string, Plan>()
  const seen = new Set<string>()
  let made = 0
  const plainQuery = client.query.bind(client)
  const plainTransaction = client.transaction.bind(client)
  const send = (...parts: Uint8Array[]) => client.execProtocolStream(joined(...parts), { syncToFs: false })

  async function planFor(text: string): Promise<Plan> {
    const known = plans.get(text)
    // The last one in the map is the one that was wanted last.
    if (known) plans.delete(text)
    const plan = known ?? (await makePlan(text))
    plans.set(text, plan)
    return plan
  }

  async function makePlan(text: string): Promise<Plan> {
    const name = `plan_${++made}`
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    if (plans.size >= keptPlans) {
      const [oldest] = plans.keys()
      await forget(oldest!)
    }
    const columns = described.filter((message) => message.name === 'rowDescription')
    return { name, types: parse.parseDescribeStatementResults(described), columns }
  }

  async function forget(text: string) {
    const plan = plans.get(text)
    plans.delete(text)
    if (plan) await send(serialize.close({ type: 'S', name: plan.name }), serialize.sync())
  }

  /** A plan that no longer fits is forgotten, so that whoever tries again gets a new one. */
  const runOrForget = <Row>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<Row>> =>
    run<Row>(text, values, options).catch(async (error) => {
      if (error?.code === planIsOutdated) await forget(text)
      throw error
    })

  async function run<Row>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    const { name, types, columns } = await planFor(text)
    const written = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const type = types[at]!
      const write = options?.serializers?.[type] ?? client.serializers[type]
      return write ? write(value) : String(value)
    })
    const answered = await send(
      serialize.bind({ statement: name, values: written }),
      serialize.execute({}),
      serialize.sync(),
    )
    return parse.parseResults([...columns, ...answered], client.parsers, options)[0] as Results<Row>
  }

  /** Whether the text came before; from now on it has. */
  function isRepeated(text: string): boolean {
    if (plans.has(text)) return true
    if (seen.delete(text)) return true
    if (seen.size >= keptTexts) seen.clear()
    seen.add(text)
    return false
  }

  return Object.assign(client, {
    query: (text: string, values: unknown[] = [], options?: QueryOptions) => {
      if (client.closed || !isRepeated(text)) return plainQuery(text, values, options)
      // Not between two statements of a transaction.
      return client._runExclusiveTransaction(async () => {
        const answer = await client.runExclusive(() =>
          runOrForget(text, values, options).catch((error) => {
            if (error?.code !== planIsOutdated) throw error
            return run(text, values, options)
          }),
        )
        // As the library does after each statement of its own: what was written is in the folder before it is answered.
        await client.syncToFs()
        return answer
      })
    },
    transaction: (work: Parameters<PGlite['transaction']>[0]) =>
      plainTransaction((tx) => {
        const { query } = tx
        return work(
          Object.assign(tx, {
            query: (text: string, values: unknown[] = [], options?: QueryOptions) =>
              tx.closed || !isRepeated(text)
                ? query(text, values, options)
                : client.runExclusive(() => runOrForget(text, values, options)),
          }) as typeof tx,
        )
      }),
  }) as PGlite
}
