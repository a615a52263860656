import { z } from 'zod'
import type { LanguageModel } from './language.ts'

export interface OpenAiLanguageOptions {
  /** The full URL of the chat completions endpoint. */
  address: string
  model: string
  /** Sent as a bearer token, if there is one. */
  key?: string
  timeoutMs?: number
}

/** Short, because a user is waiting and the product can answer without the model. */
const answerTimeoutMs = 6000
/** A limit, because requests to a hanging service would fill the server's memory. */
const mostUnderWay = 20
const maxAnswerBytes = 64 * 1024

const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** Any service with OpenAI's chat format; only the text of the first choice is read. */
export function openAiLanguage({
  address,
  model,
  key = '',
  timeoutMs = answerTimeoutMs,
}: OpenAiLanguageOptions): LanguageModel {
  let underWay = 0
  return {
    async complete({ system, user }) {
      if (underWay >= mostUnderWay) throw new Error('The language model is too slow')
      underWay += 1
      try {
        const reply = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({
            model,
            temperature: 0,
            max_tokens: 500,
            stream: false,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
          }),
          // A redirect would send the user's question to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const body = await reply.text()
        if (!reply.ok) throw new Error(`The language model answered ${reply.status}`)
        if (body.length > maxAnswerBytes) throw new Error('The language model answered too much')
        return answer.parse(JSON.parse(body)).choices[0]!.message.content
      } finally {
        underWay -= 1
      }
    },
  }
}
