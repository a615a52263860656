import type { Access, CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expectedAccess } from './access-levels.ts'
import {
  actingRoleAt,
  actingRolesOf,
  type Caller,
  callers,
  hasAccessTo,
  type PropertyName,
  propertiesFor,
  propertyNames,
  type World,
  type WorldProperty,
} from './access-world.ts'
import type { Client } from './client.ts'

/** The expected replies of one endpoint to all callers. */
export interface AccessRow {
  endpoint: Endpoint
  check(world: World): Promise<string[]>
  /** A call that succeeds, where no call of the table does: it needs a key, a code or a record of its own. */
  success?: Success
}

type Success = (world: World) => Promise<{ by: Client; input?: Input }>

const hosts: Caller[] = [
  'owner',
  'other host',
  'authorised with all flags',
  'estate with canAddProperty',
  'proxy',
  'admin',
]
const callersOfLevel: Record<Access, (caller: Caller) => boolean> = {
  anyone: () => true,
  account: (caller) => caller !== 'guest',
  'signed-in': (caller) => !['guest', 'pending'].includes(caller),
  host: (caller) => hosts.includes(caller),
  'contract-maker': (caller) => hosts.includes(caller),
  // Everyone in `hosts` who works for an owner also manages payments.
  'tax-sheet': (caller) => hosts.includes(caller) || caller === 'shareholder',
  'lawyer-or-host': (caller) => hosts.includes(caller) || caller === 'lawyer',
  admin: (caller) => caller === 'admin',
}
/** Uses the hand-written level, because this table checks the declaration. An endpoint without one admits nobody. */
const mayCall = (endpoint: Endpoint, caller: Caller) => {
  const level = expectedAccess[nameOf(endpoint)]
  return level !== undefined && actingRolesOf(caller).some((role) => callersOfLevel[level](role))
}
const deniedStatus = (caller: Caller) => (caller === 'guest' ? 401 : 403)
const allowed = 200

/** Loosely typed: a wrong input gets 400, which no row expects by mistake. */
interface Input {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: object
  file?: Blob
}

type ReceivedReply = { status: number; body: unknown; code?: string; message?: string }
/** A bulk call answers 200 even when it refused every record, and then it did nothing. */
export function refusesAll(body: unknown): boolean {
  const { refused, ...rest } = (body ?? {}) as { refused?: unknown[] }
  const isDone = Object.values(rest).some((each) => (Array.isArray(each) ? each.length > 0 : Number(each) > 0))
  return Array.isArray(refused) && refused.length > 0 && !isDone
}

const plain = ({ status, body }: ReceivedReply) => {
  if (status >= 200 && status < 300) return refusesAll(body) ? 409 : allowed
  return status
}

interface OnProperty<E extends Endpoint> {
  /** The callers with access to the property whose call succeeds; defaults to all of them. */
  may?: readonly Caller[]
  /** The status for a caller with access to the property who may not make the call. */
  refused?(caller: Caller): 403 | 404 | 409
  /** The call for this property, on records that may be used up. */
  call(at: WorldProperty, world: World): Input | Promise<Input>
  /** For calls that answer 200 and report the result in the body: the equivalent status. */
  means?(body: ReplyOf<E>, at: WorldProperty): number
  success?: Success
}

/** An endpoint whose reply depends on a property: called on the caller's own, an assigned and a foreign one. */
export function onProperty<E extends Endpoint>(endpoint: E, row: OnProperty<E>): AccessRow {
  const expected = (caller: Caller, property: PropertyName) => {
    if (!mayCall(endpoint, caller)) return deniedStatus(caller)
    if (!hasAccessTo(caller, property)) return 404
    const role = actingRoleAt(caller, property)
    return !row.may || row.may.includes(role) ? allowed : (row.refused?.(role) ?? 403)
  }
  return {
    endpoint,
    ...(row.success && { success: row.success }),
    async check(world) {
      const wrong: string[] = []
      const tries = callers.flatMap((caller) => {
        // A caller who may not use the endpoint needs no test on each property.
        const tried = mayCall(endpoint, caller) ? propertiesFor(caller) : propertyNames.slice(0, 1)
        return tried.map((property) => ({ caller, property, want: expected(caller, property) }))
      })
      // A refused call uses up no record, so refused calls come first and share one input for each property.
      const untouched = new Map<PropertyName, Input>()
      for (const refused of [true, false])
        for (const { caller, property, want } of tries.filter((each) => (each.want !== allowed) === refused)) {
          const at = world.properties[property]
          const input = (refused && untouched.get(property)) || (await row.call(at, world))
          const answer = await world.client(caller).call(endpoint, input as CallInput<E>)
          const got = answer.status < 300 && row.means ? row.means(answer.body, at) : plain(answer)
          if (got === allowed) untouched.delete(property)
          else if (refused) untouched.set(property, input)
          wrong.push(...difference(endpoint, `${caller}, ${property}`, want, got, answer))
          if (answer.status === 404)
            for (const madeUp of withMadeUpIds(input)) {
              const unknown = await world.client(caller).call(endpoint, madeUp as CallInput<E>)
              wrong.push(...tellingDifference(endpoint, `${caller}, ${property}`, answer, unknown))
            }
        }
      const insiders = tries.filter(({ property, want }) => property === 'assigned' && want === allowed)
      if (hasSeveralIds(endpoint) && insiders.length > 0) {
        const own = untouched.get('assigned') ?? (await row.call(world.properties.assigned, world))
        const foreign = untouched.get('foreign') ?? (await row.call(world.properties.foreign, world))
        for (const { caller } of insiders) wrong.push(...(await crossed(world, caller, { endpoint, own, foreign })))
      }
      return wrong
    },
  }
}

interface Anywhere {
  /** Statuses that differ from those of the level. */
  except?: Partial<Record<Caller, number>>
  call?(world: World, caller: Caller): Input | Promise<Input>
  /** The call ends or changes the caller's session. */
  ownSession?: true
  /** The callers who own the requested record: a refusal may tell them that it exists. */
  own?: readonly Caller[]
  /** The expected status of a call that passed the access check, if a success would be too expensive here. */
  through?: number
  success?: Success
}

/** A caller with two roles gets the status of the role that may use the endpoint, unless the row says otherwise. */
const exceptionFor = (row: Anywhere, endpoint: Endpoint, caller: Caller) =>
  actingRolesOf(caller)
    .filter((role) => mayCall(endpoint, role))
    .map((role) => row.except?.[role])
    .find((status) => status !== undefined)

/** An endpoint that does not depend on a property. */
export function anywhere(endpoint: Endpoint, row: Anywhere = {}): AccessRow {
  return {
    endpoint,
    ...(row.success && { success: row.success }),
    async check(world) {
      const wrong: string[] = []
      for (const caller of callers) {
        const expected =
          row.except?.[caller] ??
          exceptionFor(row, endpoint, caller) ??
          (mayCall(endpoint, caller) ? (row.through ?? allowed) : deniedStatus(caller))
        const client = row.ownSession ? await world.otherBrowser(caller) : world.client(caller)
        const input = await row.call?.(world, caller)
        const answer = await client.call(endpoint, input as CallInput<Endpoint>)
        wrong.push(...difference(endpoint, caller, expected, plain(answer), answer))
        // Administrators may know that the record exists.
        const mayKnow = caller === 'admin' || row.own?.includes(caller)
        if (input && answer.status >= 400 && mayCall(endpoint, caller) && !mayKnow)
          for (const madeUp of withMadeUpIds(input)) {
            const unknown = await client.call(endpoint, madeUp as CallInput<Endpoint>)
            if (answer.status === 404 || unknown.status === 404)
              wrong.push(...tellingDifference(endpoint, caller, answer, unknown))
          }
      }
      return wrong
    },
  }
}

function difference(endpoint: Endpoint, who: string, expected: number, got: number, answer: ReceivedReply): string[] {
  if (got === expected) return []
  const { message = '', fields } = (answer.body ?? {}) as { message?: string; fields?: object }
  const said = answer.status === got && got >= 400 ? ` (${message}${fields ? ` ${JSON.stringify(fields)}` : ''})` : ''
  return [`${nameOf(endpoint)} | ${who}: expected ${expected}, got ${got}${said}`]
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The same call with unknown ids: all replaced, and if the path has several, also each one alone. */
function withMadeUpIds(input: Input): Input[] {
  const { file, ...rest } = input
  const text = JSON.stringify(rest)
  const ids = [...new Set(text.match(uuid))]
  const swapping = (swapped: readonly string[]): Input => ({
    ...JSON.parse(swapped.reduce((sofar, id) => sofar.replaceAll(id, newId()), text)),
    ...(file && { file }),
  })
  const inPath = ids.filter((id) => Object.values(input.params ?? {}).includes(id))
  return [ids, ...(inPath.length > 1 ? inPath.map((id) => [id]) : [])].map(swapping)
}

const hasSeveralIds = ({ path }: Endpoint) => path.split(':').length > 2

/**
 * Combines the id of an own record with that of a foreign part, and the other way round: the call must fail, and must
 * not reveal whether the part exists.
 */
async function crossed(
  world: World,
  caller: Caller,
  { endpoint, own, foreign }: { endpoint: Endpoint; own: Input; foreign: Input },
): Promise<string[]> {
  const wrong: string[] = []
  const ask = (params: object) => world.client(caller).call(endpoint, { ...own, params } as CallInput<Endpoint>)
  const ids = Object.entries(foreign.params ?? {}).filter(([, id]) => id.match(uuid))
  for (const [at, [name, id]] of ids.entries()) {
    // The caller may know a record to which they have access; only its parts count as foreign.
    if (ids.length < 2 || own.params?.[name] === id || (at === 0 && hasAccessTo(caller, 'foreign'))) continue
    const answer = await ask({ ...own.params, [name]: id })
    const unknown = await ask({ ...own.params, [name]: newId() })
    const who = `${caller}, own record with a foreign ${name}`
    if (plain(answer) === allowed) wrong.push(`${nameOf(endpoint)} | ${who}: it got through`)
    wrong.push(...tellingDifference(endpoint, who, answer, unknown))
  }
  return wrong
}

/** The reply must not reveal whether an id exists, so a foreign and an unknown id must get the same reply. */
function tellingDifference(endpoint: Endpoint, who: string, foreign: ReceivedReply, madeUp: ReceivedReply): string[] {
  const words = ({ status, code, message }: ReceivedReply) => `${status} ${code} «${message}»`
  if (words(foreign) === words(madeUp)) return []
  return [`${nameOf(endpoint)} | ${who}: foreign id ${words(foreign)}, made-up id ${words(madeUp)}`]
}

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
