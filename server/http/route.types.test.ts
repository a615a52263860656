import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type Access, type Endpoint, endpoint } from '#domain/kernel/endpoint.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Actor } from './actor.ts'
import { type RequestOf, route } from './route.ts'

/** The compiler checks the lines below `@ts-expect-error` and the `expectTypeOf`, in the types step. */

const reply = z.strictObject({ keys: z.array(z.string()), user: z.string().nullable() })
const open = endpoint({ path: 'GET /deneme/acik', access: 'anyone', summary: '', reply })
const closed = endpoint({ path: 'GET /deneme/kapali', access: 'account', summary: '', reply })
const known = ['actor', 'optionalActor']
const keysOf = (request: object) => Object.keys(request).filter((key) => known.includes(key))

test('a request under access anyone cannot reach an actor, any other has one', async () => {
  expectTypeOf(open.access).toEqualTypeOf<'anyone'>()
  expectTypeOf<RequestOf<typeof open>>().not.toHaveProperty('actor')
  expectTypeOf<RequestOf<typeof open>['optionalActor']>().returns.resolves.toEqualTypeOf<Actor | null>()
  expectTypeOf<RequestOf<typeof closed>['actor']>().toEqualTypeOf<Actor>()
  expectTypeOf<RequestOf<typeof closed>>().not.toHaveProperty('optionalActor')
  // An access that is only known at run time could be `anyone`.
  expectTypeOf<RequestOf<Endpoint>>().not.toHaveProperty('actor')
  expectTypeOf<RequestOf<Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>>>().not.toHaveProperty('actor')

  // @ts-expect-error a route for anyone that takes the actor does not compile
  route(open, async ({ actor }) => ({ keys: [], user: actor.userId }))
  // @ts-expect-error nor one that reads it from the whole request
  route(open, async (request) => ({ keys: [], user: request.actor.userId }))
  // @ts-expect-error behind a guard the user is always known, so there is no optionalActor
  route(closed, async ({ optionalActor }) => ({ keys: [], user: (await optionalActor())?.userId ?? null }))
  // @ts-expect-error without a session there is no user to count by
  endpoint({ path: 'GET /deneme/sinir', access: 'anyone', limit: 'messagesByPerson', summary: '', reply })
  // @ts-expect-error a limit that the server does not define
  endpoint({ path: 'GET /deneme/sinir', access: 'account', limit: 'unknownByPerson', summary: '', reply })

  const app = await startTestApp({
    extraRoutes: [
      route(open, async (request) => ({
        keys: keysOf(request),
        user: (await request.optionalActor())?.userId ?? null,
      })),
      route(closed, async (request) => ({ keys: keysOf(request), user: request.actor.userId })),
    ],
  })
  const host = await app.build.host()
  expect((await app.guest.call(open)).body).toEqual({ keys: ['optionalActor'], user: null })
  expect((await host.call(open)).body).toEqual({ keys: ['optionalActor'], user: host.id })
  expect((await host.call(closed)).body).toEqual({ keys: ['actor'], user: host.id })
})
