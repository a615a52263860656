import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { accessTokenView, newAccessToken } from './access-tokens.schema.ts'

/** None of these has a scope: a token can neither make nor revoke tokens. */
export const accessTokensApi = {
  list: endpoint({
    path: 'GET /access-tokens',
    access: 'signed-in',
    summary: 'Kişinin erişim anahtarları; anahtarın kendisi gösterilmez.',
    reply: z.strictObject({
      /** False for administrators. */
      allowed: z.boolean(),
      documents: z.array(accessTokenView),
    }),
  }),
  create: endpoint({
    path: 'POST /access-tokens',
    access: 'signed-in',
    confirmed: true,
    summary: 'Programlar için erişim anahtarı oluşturur; anahtar yalnızca bu yanıtta gösterilir.',
    body: newAccessToken,
    reply: done.extend({ id: z.uuid(), token: z.string() }),
  }),
  revoke: endpoint({
    path: 'DELETE /access-tokens/:id',
    access: 'signed-in',
    summary: 'Bir erişim anahtarını iptal eder; anahtar o anda çalışmaz olur.',
  }),
}
