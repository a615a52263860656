import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { analyticsExport, analyticsFilter, analyticsReply, propertyValue } from './analytics.schema.ts'

export const analyticsApi = {
  view: endpoint({
    path: 'GET /analytics',
    access: 'signed-in',
    scope: 'money:read',
    mayLag: true,
    summary:
      'Mülklerin analizi: gelir, gider, net, boş günler, geç ödeme payı, taleplerin maliyeti, TÜFE karşısında kira; iki dönem yan yana.',
    query: analyticsFilter,
    reply: analyticsReply,
  }),
  export: endpoint({
    path: 'GET /analytics/export',
    access: 'signed-in',
    scope: 'money:read',
    limit: 'papersByPerson',
    summary: 'Mülk mülk analiz tablosunu Excel ya da CSV olarak verir.',
    query: analyticsExport,
    reply: fileReply,
    download: true,
  }),
  value: endpoint({
    path: 'PUT /analytics/values/:id',
    access: 'signed-in',
    summary: 'Mülkün bugünkü değerini yazar ya da siler; net getiri oranı bundan hesaplanır.',
    body: propertyValue,
  }),
}
