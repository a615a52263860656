import { endpoint } from '#domain/kernel/endpoint.ts'
import { openings, question, reply } from './assistant.schema.ts'

export const assistantApi = {
  openings: endpoint({
    path: 'GET /assistant/questions',
    access: 'signed-in',
    summary: 'Asistana sorulabileceklerden örnekler, soran kişiye göre; yanıtları bir dil modelinin yazıp yazmadığı.',
    reply: openings,
  }),
  ask: endpoint({
    path: 'POST /assistant/questions',
    access: 'signed-in',
    summary:
      'Türkçe bir soruyu, soran kişinin kendi kayıtlarından yanıtlar: anlaşılan, rakamlar, satırlar ve bağlantılar. Anlaşılmayan soruda yakın sorular döner.',
    body: question,
    reply,
    limit: 'questionsByPerson',
  }),
}
