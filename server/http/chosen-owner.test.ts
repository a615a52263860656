import { expect, test } from 'vitest'
import { noFlags, permissionFlags } from '#domain/access/flags.ts'
import { delegateLists } from '#domain/access/property-rights.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { routes } from '#server/routes.ts'
import { nameOf } from '#server/testing/access-table.ts'
import { buildWorld, type World } from '#server/testing/access-world.ts'
import type { Client } from '#server/testing/client.ts'
import { recordedInput } from '#server/testing/fuzz.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { watchWrites } from '#server/testing/write-watch.ts'
import { accessAreas, accessShares } from './access-areas.fixture.ts'
import { answersDirectly, ofThePerson } from './of-the-person.fixture.ts'

const allFlags = { ...noFlags, ...Object.fromEntries(permissionFlags.map((flag) => [flag, true])) }

/** A person with all rights from one owner and none from another, in two browsers, one for each chosen owner. */
async function workingForBoth({ app, people }: World, role: (typeof delegateLists)[number]) {
  const giver = people.owner
  const other = people['other host']
  const person = await app.build.staff(giver, { [role]: true, acts_on_all: true, ...allFlags })
  await app.build.engagement(other, person, { [role]: true, acts_on_all: true })
  const choosing = async (owner: { id: string }): Promise<Client> => {
    const browser = await app.build.session(person.accountId)
    expect((await browser.call(accountsApi.actFor, { body: { owner: owner.id } })).status).toBe(200)
    return browser
  }
  return { role, other: await choosing(other), giver: await choosing(giver) }
}

/** Ids and email of the owner who gave the rights and of their records, except those that the call itself named. */
async function tracesOf({ app, people }: World, input: unknown): Promise<string[]> {
  const { id, email } = people.owner
  const { rows } = await app.ctx.db.run(`
    select id from properties where creator = '${id}' union select id from contracts where owner_id = '${id}'
    union select tenancy_id from contracts where owner_id = '${id}' and tenancy_id is not null`)
  const asked = JSON.stringify(input)
  return [id, email, ...(rows as { id: string }[]).map((row) => row.id)].filter((each) => !asked.includes(each))
}

const textOf = (body: unknown) => (body instanceof ArrayBuffer ? Buffer.from(body).toString() : JSON.stringify(body))
const reads = ({ method }: Endpoint) => method === 'GET'

/** The errors in a reply to a person who has chosen the owner without any rights. */
function problems(endpoint: Endpoint, { status, said, written }: { status: number; said: string; written: string[] }) {
  const answered = reads(endpoint) || answersDirectly.has(nameOf(endpoint))
  // A download or a query may write an audit entry.
  const changed = written.filter((table) => !answered || table !== 'audit_log')
  return [
    ...(changed.length > 0 ? [`wrote ${changed.join(', ')}`] : []),
    ...(status < 300 && !answered ? [`was not refused: ${said.slice(0, 200)}`] : []),
    // The input was wrong or something broke, so the call never tested the rights.
    ...(status === 400 || status >= 500 ? [`answered ${status}: ${said.slice(0, 200)}`] : []),
  ]
}

for (const areas of accessShares)
  test(`AMB-25 ROLE-24 with an owner chosen, nothing is written for another one and nothing of theirs is shown, every endpoint: ${areas.join(', ')}`, {
    timeout: 300_000,
  }, async () => {
    const app = await startTestApp({ ownDatabase: true })
    Object.assign(app.ctx.limits, { consume: async () => {}, count: async () => true })
    const world = await buildWorld(app)
    const people = await Promise.all(delegateLists.map((role) => workingForBoth(world, role)))
    const watch = await watchWrites(app)
    const wrong: string[] = []
    let givenOtherwise = 0
    for (const row of areas.flatMap((area) => accessAreas[area])) {
      const { endpoint } = row
      const name = nameOf(endpoint)
      // Links, public pages and administrators' endpoints do not depend on the chosen owner.
      if (ofThePerson.has(name) || endpoint.access === 'anyone' || endpoint.access === 'admin') continue
      const input = await recordedInput(row, world)
      const traces = await tracesOf(world, input)
      for (const { role, other } of people) {
        const { result, written } = await watch.during(() => other.call(endpoint, input as never))
        const said = textOf(result.body)
        const found = problems(endpoint, { status: result.status, said, written })
        if (traces.some((trace) => said.includes(trace))) found.push('shows something of the owner who is not chosen')
        wrong.push(...found.map((problem) => `${name} | ${role} ${problem}`))
      }
      const [clerk] = people
      if (!reads(endpoint) && (await clerk!.giver.call(endpoint, input as never)).status < 300) givenOtherwise += 1
    }
    expect(wrong).toEqual([])
    // The same calls succeed with the other owner chosen, so the choice caused the refusals.
    expect(givenOtherwise).toBeGreaterThan(15)
  })

test('what stays the same whoever is chosen is written down, and nothing of it is left over', () => {
  const mounted = routes.map(({ endpoint }) => nameOf(endpoint))
  expect([...ofThePerson, ...answersDirectly].filter((name) => !mounted.includes(name))).toEqual([])
})
