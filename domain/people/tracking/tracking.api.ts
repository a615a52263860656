import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { trackingPath } from './tracking.rules.ts'
import { trackingEvent } from './tracking.schema.ts'

export const trackingApi = {
  record: endpoint({
    path: `POST ${trackingPath}`,
    access: 'anyone',
    limit: 'eventsByAddress',
    summary: 'İzin vermiş bir ziyaretçinin olayını, bağlıysa ölçüm hizmetine iletir. Hiçbir yerde saklanmaz.',
    body: z.strictObject({ event: trackingEvent }),
    reply: z.strictObject({ passedOn: z.boolean() }),
  }),
}
