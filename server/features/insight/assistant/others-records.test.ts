import { expect, test } from 'vitest'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import type { AssistantReply } from '#domain/insight/assistant/assistant.schema.ts'
import { intents } from '#domain/insight/assistant/intents.rules.ts'
import { assistantWorld } from './assistant-world.fixture.ts'

/** `QUESTIONS=500` before a release. */
const many = Number(process.env.QUESTIONS ?? 60)

const people = ['Selin Aksoy', 'selinin', "Aksoy'un", 'Burak Şahin', 'burak beyin']
const properties = ['Kordon Konağı', 'kordon konagi', "Kordon'daki ev"]
const tails = ['', ' acaba', ' lütfen', ' söyler misin', ' bu ay', ' geçen yıl', ' 2026']

/** Every question that can be asked, about somebody else's people and properties. */
function* aboutOthers(): Generator<string> {
  for (const tail of tails)
    for (const name of [...people, ...properties])
      for (const { example } of intents) {
        const isPlain = !example.includes('@')
        yield isPlain ? `${name} için ${example}${tail}` : `${example.replace(/@kisi|@mulk/, name)}${tail}`
      }
}

/** The stranger's amounts, people, property and phone number. */
const foreign = /99\.000,00|77\.000,00|8\.888,00|9998877/
const wordsOf = ({ text, figures, rows, notes }: AssistantReply) =>
  [
    ...text,
    ...notes,
    ...figures.flatMap(({ label, value }) => [label, value]),
    ...rows.flatMap(({ title, detail, value, to }) => [title, detail, value, to ?? '']),
  ].join('\n')

test('AMB-83 whatever is asked about somebody else’s records, by any role, none of them is told', async () => {
  const world = await assistantWorld()
  const { foreign: other, sameNames } = world.properties
  const ids = [other, sameNames].flatMap(({ property, contract, tenancy }) => [property, contract, tenancy])
  const asked = [...aboutOthers()]
  const step = Math.max(1, Math.floor(asked.length / many))
  const leaks: string[] = []
  for (const who of [world.owner, world.tenant, world.admin, world.agent, world.lawyer, world.cashier]) {
    for (let at = 0; at < many; at++) {
      if (at % 20 === 0) await world.app.ctx.limits.forget({ name: 'questionsByPerson', key: who.id })
      const question = asked[(at * step) % asked.length]!
      const { status, body } = await who.call(assistantApi.ask, { body: { question } })
      expect(status, question).toBe(200)
      const words = wordsOf(body)
      if (foreign.test(words) || ids.some((id) => words.includes(id))) leaks.push(question)
    }
  }
  expect(leaks).toEqual([])
}, 600_000)
