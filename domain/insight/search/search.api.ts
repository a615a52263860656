import { endpoint } from '#domain/kernel/endpoint.ts'
import { searchQuery, searchReply } from './search.schema.ts'

export const searchApi = {
  find: endpoint({
    path: 'GET /search',
    access: 'signed-in',
    summary:
      'Kişiler, mülkler, kontratlar, talepler, belgeler, ödemeler ve mesajlar içinde, sözcüğün bir parçasıyla ve Türkçe harf gerekmeden arar; yalnızca soran kişinin görebildikleri, her türden en çok beş kayıt.',
    query: searchQuery,
    reply: searchReply,
    limit: 'searchesByPerson',
  }),
}
