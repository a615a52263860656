import { expect, test } from 'vitest'
import { answerJson, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { openAiLanguage } from './openai-language.ts'

test('AST-03 one that does not answer in time is given up, and an answer without words is none', async () => {
  const slow = await stubService(neverAnswer)
  const model = openAiLanguage({ address: slow.address, model: 'deneme', timeoutMs: 50 })
  await expect(model.complete({ system: 's', user: 'u' })).rejects.toThrow()
  const empty = await stubService(answerJson(200, { choices: [] }))
  await expect(
    openAiLanguage({ address: empty.address, model: 'deneme' }).complete({ system: 's', user: 'u' }),
  ).rejects.toThrow()
})
