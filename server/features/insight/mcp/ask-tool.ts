import { z } from 'zod'
import { maxQuestionLength, question } from '#domain/insight/assistant/assistant.schema.ts'
import { tokenScopes } from '#domain/kernel/token-scopes.ts'
import type { Context } from '#server/context.ts'
import { answerQuestion } from '#server/features/insight/assistant/answer-question.ts'
import type { TokenActor } from '#server/http/access-token.ts'

export const askTool = {
  name: 'ask',
  title: 'Asistana sor',
  description:
    'Türkçe bir soruyu Anahtar’ın kendi asistanıyla yanıtlar; rakamlar ekranlardakilerle aynıdır. Örnek: “Bu ay kim ödemedi?”',
  inputSchema: {
    type: 'object' as const,
    properties: { question: { type: 'string', minLength: 2, maxLength: maxQuestionLength } },
    required: ['question'],
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
}

const reading = tokenScopes.filter((scope) => scope.endsWith(':read') && scope !== 'webhooks:read')

/** An answer may use any of the person's records, so the token must be allowed to read all of them. */
export const mayAsk = ({ token }: TokenActor): boolean => reading.every((scope) => token.scopes.includes(scope))

export async function answerTool({ ctx, actor }: { ctx: Context; actor: TokenActor }, args: Record<string, unknown>) {
  const parsed = question.safeParse(args)
  const home = `${ctx.config.publicUrl}/assistant`
  if (!parsed.success) return { link: home, problem: z.prettifyError(parsed.error) }
  await ctx.limits.consume('questionsByPerson', actor.userId)
  const answer = await answerQuestion(ctx, actor, parsed.data)
  const [first] = answer.links
  return { link: first ? ctx.config.publicUrl + first.to : home, result: answer }
}
