import { z } from 'zod'
import { endpoint, fileReply, instant } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { addendumToSend, addendumView } from './addenda.schema.ts'
import { paperAnswer, paperDecisions, paperSides, paperStates, paperText } from './papers.schema.ts'

/** Checks only the length, because the handler has a text for each kind of malformed token. */
const byToken = z.strictObject({ token: z.string().max(2000) })

const decided = z.strictObject({
  answer: z.enum(paperDecisions),
  state: z.enum(paperStates),
  decided_at: instant,
  message: z.string(),
})

/** A mailed link opens one document for one person; people with an account decide on the document's page. */
export const papersApi = {
  open: endpoint({
    path: 'GET /paper-links/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'E-postayla gelen bağlantının gösterdiği belge: dondurulmuş metni ve varsa kayıtlı karar.',
    params: byToken,
    reply: z.strictObject({
      text: paperText,
      hash: z.string(),
      state: z.enum(paperStates),
      name: z.string(),
      side: z.enum(paperSides),
      sent_by: z.string(),
      expires_at: instant,
      /** The person's earlier decision. */
      decided: z.strictObject({ answer: z.enum(paperDecisions), decided_at: instant }).nullable(),
    }),
  }),
  answer: endpoint({
    path: 'POST /paper-links/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Bağlantıyla karar: onay ya da gerekçeli itiraz. Bir kez verilir.',
    params: byToken,
    body: paperAnswer,
    reply: decided,
  }),
  linkFile: endpoint({
    path: 'GET /paper-links/:token/files/:file',
    access: 'anyone',
    limit: 'linkFilesByAddress',
    summary: 'Belgede yer alan bir fotoğraf; yalnızca o belgenin bağlantısıyla açılır.',
    params: z.strictObject({ token: z.string().max(2000), file: z.uuid() }),
    query: z.strictObject({ size: z.enum(['thumb']).optional() }),
    download: true,
    reply: fileReply,
  }),
  linkPdf: endpoint({
    path: 'GET /paper-links/:token/pdf',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Belgenin PDF’i; kararından sonra da, bağlantının süresi içinde açılır.',
    params: byToken,
    download: true,
    reply: fileReply,
  }),
  decide: endpoint({
    path: 'POST /papers/:id/decision',
    access: 'signed-in',
    summary: 'Hesabına girmiş tarafın kararı: onay ya da gerekçeli itiraz.',
    body: paperAnswer,
    reply: decided,
  }),
  resend: endpoint({
    path: 'POST /papers/:id/parties/:party/resend',
    access: 'signed-in',
    summary: 'Kararı beklenen tarafa yeni bir bağlantı gönderir; eskisi geçersiz olur.',
  }),
  paper: endpoint({
    path: 'POST /papers/:id/parties/:party/paper',
    access: 'signed-in',
    summary: 'E-postası da telefonu da olmayan tarafın kâğıtta imzaladığını taramasıyla kaydeder (mülk sahibi).',
    limit: 'filesByPerson',
    upload: { maxBytes: maxFileBytes },
  }),
  print: endpoint({
    path: 'GET /papers/:id/pdf',
    access: 'signed-in',
    limit: 'papersByPerson',
    summary: 'Belgenin PDF’i: metin, imza yerleri ve kanıt sayfası.',
    download: true,
    reply: fileReply,
  }),
}

/** Small agreements beside the contract, by either side; everything after the sending is a paper's. */
export const addendaApi = {
  send: endpoint({
    path: 'POST /tenancies/:id/addenda',
    access: 'signed-in',
    summary: 'Kontrata ek bir belgeyi karşı tarafın onayına sunar; itirazdan sonra yeni sürümünü.',
    body: addendumToSend,
    reply: z.strictObject({ id: z.uuid(), message: z.string() }),
  }),
  view: endpoint({
    path: 'GET /addenda/:id',
    access: 'signed-in',
    summary: 'Kontrata ek bir belge: son sürümünün metni, onayları ve yapılabilecekler.',
    reply: addendumView,
  }),
  withdraw: endpoint({
    path: 'POST /addenda/:id/withdraw',
    access: 'signed-in',
    summary: 'Kesinleşmemiş ek belgeyi geri alır; gönderilen bağlantılar geçersiz olur.',
  }),
}
