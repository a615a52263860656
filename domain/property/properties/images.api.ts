import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { imageForm, imageSets, imageView, newImage } from './images.schema.ts'

const ofProperty = z.strictObject({ id: z.uuid() })
const oneImage = z.strictObject({ set: z.enum(imageSets), id: z.uuid() })

export const imagesApi = {
  list: endpoint({
    path: 'GET /properties/:id/images',
    access: 'signed-in',
    summary: 'Bir mülkün genel, teslim ya da tahliye fotoğrafları; en fazla 100.',
    params: ofProperty,
    query: z.strictObject({ set: z.enum(imageSets) }),
    reply: z.strictObject({ documents: z.array(imageView) }),
  }),
  add: endpoint({
    path: 'POST /properties/:id/images',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Fotoğraf yükler. Seçilen ilk genel fotoğraf kapak olur.',
    params: ofProperty,
    query: newImage,
    upload: { maxBytes: maxFileBytes },
    reply: imageView,
  }),
  change: endpoint({
    path: 'PATCH /images/:set/:id',
    access: 'signed-in',
    summary: 'Fotoğrafın odasını ve açıklamasını değiştirir.',
    params: oneImage,
    body: imageForm,
    reply: imageView,
  }),
  remove: endpoint({
    path: 'DELETE /images/:set/:id',
    access: 'signed-in',
    summary: 'Fotoğrafı çöp kutusuna taşır; kapaksa sıradaki genel fotoğraf kapak olur. 30 gün içinde geri alınabilir.',
    params: oneImage,
    reply: removedReply,
  }),
  chooseCover: endpoint({
    path: 'PUT /properties/:id/cover',
    access: 'signed-in',
    summary: 'Genel fotoğraflardan birini kapak yapar.',
    params: ofProperty,
    body: z.strictObject({ image_id: z.uuid() }),
    reply: done,
  }),
}
