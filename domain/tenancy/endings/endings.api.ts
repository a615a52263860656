import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { taskKinds } from './ending-tasks.rules.ts'
import {
  deductionAnswer,
  deductionChange,
  endingChange,
  endingCounter,
  endingView,
  newDeduction,
  newEnding,
  newNotice,
  nextStatuses,
  paperNotice,
  reasonData,
  refundBankAccount,
  refundDone,
} from './endings.schema.ts'

const made = done.extend({ id: z.uuid() })

export const endingsApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/ending',
    access: 'signed-in',
    summary:
      'Bir kiracılığın sona ermesi: seçilen yol ve son günü, bildirimler, yapılacaklar, kesintiler ve depozito hesabı.',
    reply: endingView,
  }),
  start: endpoint({
    path: 'POST /tenancies/:id/ending',
    access: 'signed-in',
    summary:
      'Kiracılığı bir tarihte sona erdirmeyi başlatır: anlaşma önerisi, bildirim ya da karar. Her yolu yalnızca kendi tarafı başlatır.',
    body: newEnding,
    reply: made,
  }),
  record: endpoint({
    path: 'POST /tenancies/:id/ending/paper',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary:
      'E-postası da telefonu da olmayan kiracının kâğıtla yaptığı bildirimi taramasıyla kaydeder (yalnızca mülk sahibi).',
    query: paperNotice,
    upload: { maxBytes: maxFileBytes },
    reply: made,
  }),
  counter: endpoint({
    path: 'POST /endings/:id/counter',
    access: 'signed-in',
    summary: 'Karşı tarafın anlaşma önerisine başka bir günle yanıt verir; eski öneri düşer, yenisi onaya gider.',
    body: endingCounter,
    reply: made,
  }),
  proposeChange: endpoint({
    path: 'POST /endings/:id/changes',
    access: 'signed-in',
    summary:
      'Anlaşılan son günün değişmesini ya da sona erdirmeden vazgeçilmesini önerir; iki taraf da onaylayınca geçerli olur.',
    body: endingChange,
    reply: made,
  }),
  withdrawChange: endpoint({
    path: 'POST /ending-changes/:id/withdraw',
    access: 'signed-in',
    summary: 'Öneren taraf, yanıtlanmamış değişiklik önerisini geri alır.',
  }),
  object: endpoint({
    path: 'POST /endings/:id/objection',
    access: 'signed-in',
    summary:
      'Kiracı, mülk sahibinin tek taraflı başlattığı sona erdirmeye itiraz eder; kiracılık kendiliğinden bitmez. Karara itiraz, kaydın yanında durur.',
    body: reasonData,
  }),
  withdraw: endpoint({
    path: 'POST /endings/:id/withdraw',
    access: 'signed-in',
    summary: 'Başlatan taraf, son günden önce sona erdirmeyi geri çeker.',
    body: reasonData,
  }),
  setNextStatus: endpoint({
    path: 'PUT /endings/:id/next-status',
    access: 'signed-in',
    summary: 'Kiracılık bitince mülkün hangi duruma geçeceği.',
    body: z.strictObject({ next_status: z.enum(nextStatuses) }),
  }),
  tick: endpoint({
    path: 'PUT /endings/:id/tasks/:kind',
    access: 'signed-in',
    summary: 'Yapılacaklardan birini yapıldı ya da yapılmadı diye işaretler; yalnızca ilgili taraf.',
    params: z.strictObject({ id: z.uuid(), kind: z.enum(taskKinds) }),
    body: z.strictObject({ done: z.boolean() }),
  }),
  giveNotice: endpoint({
    path: 'POST /tenancies/:id/notices',
    access: 'signed-in',
    summary:
      'Yazılı bir bildirimi (ihtar, fesih bildirimi) metni ve teslim şekliyle kaydeder; sonradan değiştirilemez.',
    body: newNotice,
    reply: made,
  }),
  withdrawNotice: endpoint({
    path: 'POST /ending-notices/:id/withdraw',
    access: 'signed-in',
    summary: 'Bir bildirimi nedeniyle geri çeker; kaydı kalır.',
    body: reasonData,
  }),
  addProof: endpoint({
    path: 'POST /ending-notices/:id/proof',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Bir bildirimin teslim kanıtını ekler (tebliğ şerhi, gönderi belgesi, imzalı suret).',
    query: z.strictObject({ name: fileName.default('Teslim kanıtı') }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  proposeDeduction: endpoint({
    path: 'POST /endings/:id/deductions',
    access: 'signed-in',
    summary: 'Mülk sahibi depozitodan bir kesinti önerir; kiracı yanıtlar.',
    body: newDeduction,
    reply: made,
  }),
  changeDeduction: endpoint({
    path: 'PUT /ending-deductions/:id',
    access: 'signed-in',
    summary: 'Mülk sahibi bir kesintinin tutarını değiştirir; kiracının önerdiği tutar kabul edilmiş sayılır.',
    body: deductionChange,
  }),
  withdrawDeduction: endpoint({
    path: 'POST /ending-deductions/:id/withdraw',
    access: 'signed-in',
    summary: 'Mülk sahibi bir kesintiden vazgeçer.',
  }),
  answerDeduction: endpoint({
    path: 'POST /ending-deductions/:id/answer',
    access: 'signed-in',
    summary: 'Kiracı bir kesintiyi kabul eder ya da nedeniyle, isterse başka bir tutarla itiraz eder.',
    body: deductionAnswer,
  }),
  addDeductionFile: endpoint({
    path: 'POST /ending-deductions/:id/files',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Bir kesintiye fotoğraf ya da fatura ekler.',
    query: z.strictObject({ name: fileName.default('Belge') }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  settle: endpoint({
    path: 'POST /endings/:id/settlement',
    access: 'signed-in',
    summary:
      'Mülk sahibi depozito hesabını dondurur ve iki tarafın onayına gönderir; kesintiler karara bağlanmış olmalıdır.',
  }),
  setRefundAccount: endpoint({
    path: 'PUT /endings/:id/refund-account',
    access: 'signed-in',
    summary: 'Kiracı, depozitonun yatırılacağı IBAN’ı girer.',
    body: refundBankAccount,
  }),
  recordRefund: endpoint({
    path: 'PUT /endings/:id/refund',
    access: 'signed-in',
    summary: 'Mülk sahibi depozitoyu hangi gün ve ne kadar iade ettiğini kaydeder.',
    body: refundDone,
  }),
}
