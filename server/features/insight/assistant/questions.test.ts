import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import type { AssistantReply } from '#domain/insight/assistant/assistant.schema.ts'
import { type AssistantWorld, assistantWorld } from './assistant-world.fixture.ts'

interface Row {
  who: string
  question: string
  intent: string
  has: string
}

const file = new URL('../../../../docs/assistant-questions.md', import.meta.url)
async function listed(): Promise<Row[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => {
    const [who = '', question = '', intent = '', has = ''] = line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim())
    return { who, question, intent, has }
  })
}

const askers = (world: AssistantWorld) => ({
  'mülk sahibi': world.owner,
  kiracı: world.tenant,
  yönetici: world.admin,
  emlakçı: world.agent,
  avukat: world.lawyer,
  yetkili: world.cashier,
})

/** All text of an answer that a person can read. */
const wordsOf = ({ text, figures, rows, law, notes, links }: AssistantReply) =>
  [
    ...[...text, ...notes, law?.article ?? '', law?.source ?? ''],
    ...figures.flatMap(({ label, value }) => [label, value]),
    ...rows.flatMap(({ title, detail, value }) => [title, detail, value]),
    ...links.map(({ label }) => label),
  ].join('\n')

/** The stranger's amounts, properties, people and phone number. */
const foreign = /99\.000,00|77\.000,00|8\.888,00|Selin Aksoy|Kordon|9998877/

test('AST-03 AMB-83 at least 95 of 100 listed questions are answered right, and none with somebody else’s data', async () => {
  const world = await assistantWorld()
  const people = askers(world)
  const rows = await listed()
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(rows.filter(({ intent }) => intent === '—').length).toBeGreaterThanOrEqual(15)
  const wrong: string[] = []
  const leaks: string[] = []
  const guessed: string[] = []
  for (const [at, { who, question, intent, has }] of rows.entries()) {
    const asker = people[who as keyof typeof people]
    if (at % 20 === 0)
      for (const each of Object.values(people))
        await world.app.ctx.limits.forget({ name: 'questionsByPerson', key: each.id })
    const { status, body } = await asker.call(assistantApi.ask, { body: { question } })
    expect(status, question).toBe(200)
    const words = wordsOf(body)
    if (foreign.test(words)) leaks.push(question)
    const got = body.kind === 'answer' ? body.intent : '—'
    if (intent === '—' && got !== '—') guessed.push(question)
    if (got !== intent || !words.includes(has) || body.incomplete)
      wrong.push(`${who}: ${question} -> ${body.kind} ${body.intent}: ${words.slice(0, 300)}`)
    if (intent === '—') expect(body.near.length, question).toBeGreaterThan(0)
  }
  const rate = (100 * (rows.length - wrong.length)) / rows.length
  expect(leaks).toEqual([])
  expect(guessed).toEqual([])
  expect(rate, wrong.join('\n')).toBeGreaterThanOrEqual(95)
}, 180_000)
