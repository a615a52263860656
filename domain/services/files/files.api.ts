import { z } from 'zod'
import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'

export const filesApi = {
  avatar: endpoint({
    path: 'GET /files/avatars/:file',
    access: 'account',
    summary: 'Bir profil resmi.',
    params: z.strictObject({ file: z.string().regex(/^[0-9a-f-]{36}\.webp$/) }),
    download: true,
    reply: fileReply,
  }),
  open: endpoint({
    path: 'GET /files/:id',
    access: 'signed-in',
    scope: 'documents:read',
    summary:
      'Bir fotoğraf ya da belge; yalnızca görebilenlere. `size=thumb` küçük resmi, `save=1` indirilecek dosyayı verir.',
    query: z.strictObject({ size: z.enum(['full', 'thumb']).default('full'), save: z.literal('1').optional() }),
    download: true,
    reply: fileReply,
  }),
}

export const fileAddress = (id: string, size: 'full' | 'thumb' = 'full') =>
  `/api/files/${id}${size === 'thumb' ? '?size=thumb' : ''}`
