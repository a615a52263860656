import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'

export const filesApi = {
  avatar: endpoint({
    path: 'GET /files/avatars/:file',
    access: 'account',
    summary: 'Bir profil resmi.',
    params: z.strictObject({ file: z.string().regex(/^[0-9a-f-]{36}\.webp$/) }),
    download: true,
    reply: z.custom<{ content: Uint8Array<ArrayBuffer>; type: string; cache: string }>(),
  }),
}
