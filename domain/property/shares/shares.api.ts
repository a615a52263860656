import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { shareForm, shareList } from './shares.schema.ts'

export const sharesApi = {
  list: endpoint({
    path: 'GET /properties/:id/shares',
    access: 'signed-in',
    summary: 'Mülkün hissedarları, paylarının başlangıç ve bitiş günleriyle.',
    reply: shareList,
  }),
  add: endpoint({
    path: 'POST /properties/:id/shares',
    access: 'signed-in',
    summary: 'Mülke bir hisse yazar; bir günün hisseleri bütünü aşamaz.',
    body: shareForm,
    reply: z.strictObject({ id: z.uuid() }),
  }),
  change: endpoint({
    path: 'PUT /properties/:id/shares/:share',
    access: 'signed-in',
    summary: 'Hisseyi düzeltir ya da bittiği günü yazar.',
    body: shareForm,
  }),
  remove: endpoint({
    path: 'DELETE /properties/:id/shares/:share',
    access: 'signed-in',
    summary: 'Yanlış yazılmış hisseyi siler.',
  }),
}
