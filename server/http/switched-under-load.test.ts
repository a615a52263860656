import { expect, test } from 'vitest'
import { searchApi } from '#domain/insight/search/search.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('the owner is switched again and again while one person reads: every answer is of one owner', async () => {
  const app = await startTestApp()
  const [ayse, bora] = [await app.build.host(), await app.build.host()]
  const flags = { authorised: true, acts_on_all: true, canAddProperty: true }
  const clerk = await app.build.staff(ayse, flags)
  await app.build.engagement(bora, clerk, flags)
  for (const [owner, letter] of [
    [ayse, 'A'],
    [bora, 'B'],
  ] as const)
    for (let flat = 1; flat <= 4; flat++) await app.build.property(owner, { baslik: `Daire ${letter}${flat}` })
  expect((await clerk.call(accountsApi.actFor, { body: { owner: ayse.id } })).status).toBe(200)

  const owners = { [ayse.id]: 'AAAA', [bora.id]: 'BBBB' }
  const lettersOf = (titles: string[]) =>
    titles
      .map((title) => title.split(' ')[1]![0])
      .sort()
      .join('')
  const seen = new Set<string>()
  const read = async () => {
    const { status, body } = await clerk.call(propertiesApi.list)
    seen.add(`${status} ${lettersOf(body.documents.map(({ baslik }) => baslik))}`)
  }
  const look = async () => {
    const { status, body } = await clerk.call(searchApi.find, { query: { q: 'daire' } })
    const titles = body.hits.flatMap((hit) => (hit.kind === 'property' ? [hit.title] : []))
    seen.add(`${status} ${lettersOf(titles)}`)
  }
  const wrong: unknown[] = []
  const choose = async (owner: string) => {
    const { status, body } = await clerk.call(accountsApi.actFor, { body: { owner } })
    // The reply must name its own choice, even if other choices follow at once.
    if (status !== 200 || body.chosen !== owner) wrong.push([status, owner, body.chosen])
  }
  const calls = Array.from({ length: 60 }, (_, turn) =>
    turn % 3 === 0 ? choose(turn % 2 ? ayse.id : bora.id) : turn % 3 === 1 ? read() : look(),
  )
  await Promise.all(calls)
  expect(wrong).toEqual([])
  for (const answer of seen) expect(Object.values(owners).map((letters) => `200 ${letters}`)).toContain(answer)
  for (const [owner, letters] of Object.entries(owners)) {
    await choose(owner)
    seen.clear()
    await Promise.all([read(), look(), read()])
    expect([...seen]).toEqual([`200 ${letters}`])
  }
})

test('a role is given and taken while its person reads: each answer is whole or a refusal, and after the last taking all are', async () => {
  const app = await startTestApp()
  const chief = await app.build.admin()
  const person = await app.build.admin()
  for (let count = 0; count < 3; count++) await app.build.host()
  const { total } = (await chief.call(adminApi.users)).body
  const answers = new Set<string>()
  const read = async () => {
    const { status, code, body } = await person.call(adminApi.users)
    answers.add(status === 200 ? `200 ${body.total} ${body.documents.length}` : `${status} ${code}`)
  }
  for (let turn = 0; turn < 4; turn++) {
    const verb = turn % 2 ? adminApi.promote : adminApi.demote
    const change = chief.call(verb, { params: { id: person.id } })
    await Promise.all([...Array.from({ length: 6 }, read), change.then(({ status }) => expect(status).toBe(200))])
  }
  expect((await chief.call(adminApi.demote, { params: { id: person.id } })).status).toBe(200)
  for (const answer of answers) expect([`200 ${total} ${total}`, '403 not_allowed']).toContain(answer)
  answers.clear()
  await Promise.all(Array.from({ length: 6 }, read))
  expect([...answers]).toEqual(['403 not_allowed'])
})
