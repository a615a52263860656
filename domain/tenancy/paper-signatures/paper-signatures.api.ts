import { z } from 'zod'
import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { objectionInput, paperSignatureView } from './paper-signatures.schema.ts'

const byToken = z.strictObject({ token: z.string().max(200) })

/** Objections of a party to the record of their signature on paper, by account or by mailed link. */
export const paperSignaturesApi = {
  object: endpoint({
    path: 'POST /paper-signatures/:id/objection',
    access: 'signed-in',
    summary: 'Kâğıttaki imzasının kaydına gerekçeyle itiraz: yalnızca kişinin kendisi, bir kez, süresi içinde.',
    body: objectionInput,
  }),
  open: endpoint({
    path: 'GET /paper-records/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'E-postayla gelen bağlantının gösterdiği imza kaydı: kim, ne zaman, hangi belge için kaydetti.',
    params: byToken,
    reply: paperSignatureView.extend({ property_title: z.string(), owner_name: z.string(), short_id: z.string() }),
  }),
  scan: endpoint({
    path: 'GET /paper-records/:token/scan',
    access: 'anyone',
    limit: 'linkFilesByAddress',
    summary: 'Kaydedilen imzanın taraması; yalnızca o kaydın bağlantısıyla açılır.',
    params: byToken,
    download: true,
    reply: fileReply,
  }),
  objectByLink: endpoint({
    path: 'POST /paper-records/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Bağlantıyla, kâğıttaki imzanın kaydına gerekçeyle itiraz. Bir kez, süresi içinde.',
    params: byToken,
    body: objectionInput,
  }),
}
