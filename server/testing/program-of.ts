import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A person's own program: it has nothing but a token with these scopes. */
export async function programOf(app: Pick<TestApp, 'client'>, person: Client, scopes: readonly TokenScope[]) {
  const answer = await person.call(accessTokensApi.create, {
    body: { name: 'Muhasebe programı', scopes: [...scopes], days: 30 },
  })
  if (answer.status !== 200) throw new Error(`no token: ${answer.status} ${answer.message}`)
  const { id, token } = answer.body
  const program = app.client()
  program.token = token
  return Object.assign(program, { tokenId: id, secret: token })
}
