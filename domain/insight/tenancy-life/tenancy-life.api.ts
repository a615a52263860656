import { z } from 'zod'
import { endpoint, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { lifeEvent, lifeHead, lifePageSize } from './tenancy-life.schema.ts'

export const tenancyLifeApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/life',
    access: 'signed-in',
    scope: 'contracts:read',
    summary:
      'Bir kiracılığın zaman çizgisi, en yeni olay önce: teslimler, ödemeler, kira artışları, talepler ve sona erme; okuyanın görebildikleri.',
    query: z.strictObject({ ...pageQuery, size: pageQuery.size.default(lifePageSize) }),
    reply: page(lifeEvent).extend({ head: lifeHead }),
  }),
}
