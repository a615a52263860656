import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trainClassifier } from '#domain/insight/assistant/classifier.rules.ts'
import { allPhrases, allWords } from '#domain/insight/assistant/phrases.rules.ts'
import { knowledgeOf } from '#domain/insight/assistant/understand.rules.ts'
import { countOf, type Expected, score } from './assistant-score.ts'

const batchAt = async (name: string): Promise<Expected[]> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '..', 'bench', 'assistant', name), 'utf8'))

test('AST-03 of a batch whose questions are not among the phrases, 88 of 100 are right and at most one is confidently wrong', async () => {
  const batch = await batchAt('batch-2.json')
  expect(batch.length).toBeGreaterThanOrEqual(150)
  const scored = score(batch, knowledgeOf(trainClassifier(allPhrases(), allWords())))
  const wrong = scored.filter(({ verdict }) => verdict === 'wrong').map(({ expected }) => expected.q)
  expect(countOf(scored, 'right') / batch.length).toBeGreaterThanOrEqual(0.88)
  expect(wrong.length / batch.length, wrong.join('\n')).toBeLessThanOrEqual(0.01)
})
