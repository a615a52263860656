import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { endpoint, fileReply, instant, page, recordVersion } from '#domain/kernel/endpoint.ts'
import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { sheetRow } from '#domain/kernel/sheets.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { paperKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { paperStates } from '#domain/tenancy/papers/papers.schema.ts'
import { contractImportAnswer, maxContractRows } from './contract-import.schema.ts'
import {
  contractCard,
  contractDraft,
  contractFilter,
  contractStates,
  contractView,
  rentFacts,
  tenantDecision,
} from './contract-views.schema.ts'
import { cancellation, contractParts, differentPeople, draftData } from './contracts.schema.ts'
import { wishes } from './wishes.schema.ts'

const act = (verb: string, summary: string) =>
  endpoint({ path: `POST /contracts/:id/${verb}`, access: 'signed-in', summary })

export const contractsApi = {
  list: endpoint({
    path: 'GET /contracts',
    access: 'signed-in',
    scope: 'contracts:read',
    summary: 'Görebildiğiniz kontratlar: arama, durum süzgeci, bitişi yaklaşanlar, sayfalama.',
    query: contractFilter,
    reply: page(contractCard).extend({ counts: z.record(z.enum(contractStates), z.number().int()) }),
  }),
  properties: endpoint({
    path: 'GET /contracts/properties',
    access: 'signed-in',
    summary: 'Listeyi süzmek için seçilebilecek, kontratı olan mülkler; en çok 50.',
    query: z.strictObject({
      q: z.string().trim().max(100).default(''),
      /** Always included in the reply, so that the chosen one can be shown by name. */
      selected: z.union([z.literal(''), z.uuid()]).default(''),
    }),
    reply: z.array(z.strictObject({ id: z.uuid(), title: z.string() })),
  }),
  view: endpoint({
    path: 'GET /contracts/:id',
    access: 'signed-in',
    scope: 'contracts:read',
    summary: 'Bir kontrat: taraflar, şartlar, onaylar, olaylar ve sizin yapabilecekleriniz.',
    reply: contractView,
  }),
  identities: endpoint({
    path: 'POST /contracts/:id/identities',
    access: 'signed-in',
    summary:
      'Tarafların kimlik numaraları açık hâliyle: kontratı yazanlar ve avukat için. Kimin ne zaman baktığı güvenlik kaydına geçer.',
    reply: z.strictObject({
      landlord: z.string().nullable(),
      tenants: z.array(z.strictObject({ id: z.uuid(), id_number: z.string().nullable() })),
      guarantor: z.string().nullable(),
    }),
  }),
  create: endpoint({
    path: 'POST /contracts',
    access: 'signed-in',
    summary: 'Kontratı oluşturur, kiracılara ve kefile bağlantı gönderir.',
    body: z
      .strictObject({
        ...contractParts.shape,
        id: z.uuid().optional(),
        draft: z.uuid().optional(),
        renewed_from: z.uuid().optional(),
      })
      .superRefine(differentPeople),
    reply: z.strictObject({ id: z.uuid(), message: z.string() }),
  }),
  importTemplate: endpoint({
    path: 'GET /contracts/import-template',
    access: 'host',
    limit: 'papersByPerson',
    summary: 'Süren kiralamaları topluca aktarmak için örnek satırlı Excel şablonu.',
    download: true,
    reply: fileReply,
  }),
  import: endpoint({
    path: 'POST /contracts/import',
    access: 'host',
    limit: 'sheetsByPerson',
    summary:
      'Tablodaki kiralamaları denetler; `dryRun` değilse ve hiçbir satır hatalı değilse kontratları oluşturur, kiracılara e-postayla sorar.',
    body: z.strictObject({
      rows: z
        .array(sheetRow)
        .min(1, 'Dosyada veri satırı yok')
        .max(maxContractRows, `Bir dosyada en fazla ${maxContractRows} satır olabilir`),
      dryRun: z.boolean(),
      /** Made by the caller once per file, so that a retry asks nobody twice. */
      id: z.uuidv7().optional(),
    }),
    maxJsonBytes: 2 * 1024 * 1024,
    reply: contractImportAnswer,
  }),
  update: endpoint({
    path: 'PUT /contracts/:id',
    access: 'signed-in',
    summary: 'Kontratı değiştirir; şartlar değiştiyse önceki onaylar düşer ve herkese yeniden sorulur.',
    body: z.strictObject({ ...contractParts.shape, version: recordVersion }).superRefine(differentPeople),
    reply: z.strictObject({ id: z.uuid(), asked_again: z.boolean(), message: z.string() }),
  }),
  form: endpoint({
    path: 'GET /contracts/:id/form',
    access: 'contract-maker',
    summary: 'Düzenleme formu: kontratı yönetebilenler için bütün alanlar, kimlik numaraları açık hâliyle.',
    reply: z.strictObject({
      version: recordVersion,
      status: z.enum(contractStatuses),
      property_title: z.string(),
      tasinmazCinsi: z.string(),
      form: draftData,
      facts: rentFacts,
      /** Changes requested by tenants, which the user can apply with one click. */
      wishes: z.array(z.strictObject({ approval: z.uuid(), tenant_name: z.string(), wishes })),
    }),
  }),
  answer: endpoint({
    path: 'POST /contracts/:id/answer',
    access: 'signed-in',
    summary: 'Oturum açmış kiracının kararı: onay ya da düzenleme isteği; bağlantıyla verilen kararla aynı adım.',
    body: tenantDecision,
  }),
  askAgain: act(
    'ask-again',
    'Düzenleme isteyen kiracıya aynı şartları yeniden sorar; şartlar ve belge aynıysa öbür onaylar geçerli kalır.',
  ),
  signOff: act('sign-off', 'Kurumsal kontratın imzalandığını kaydeder (mülk sahibi).'),
  cancel: endpoint({
    path: 'POST /contracts/:id/cancel',
    access: 'signed-in',
    summary: 'Kontratı iptal eder: kiracı bağları kalkar, mülk `Kiralanmamış` olur, taraflara haber verilir.',
    body: cancellation,
  }),
  remove: endpoint({
    path: 'DELETE /contracts/:id',
    access: 'signed-in',
    summary:
      'Kontratı listenizden kaldırır; öbür taraf görmeye devam eder. Süren bir kontratı mülk sahibi silerse kontrat önce iptal edilir.',
  }),
  restore: act('restore', 'Listenizden kaldırdığınız kontratı geri alır.'),
  remind: endpoint({
    path: 'POST /contracts/:id/approvals/:approval/remind',
    access: 'signed-in',
    summary: 'Bekleyen kiracıya hatırlatma gönderir.',
  }),
  resend: endpoint({
    path: 'POST /contracts/:id/approvals/:approval/resend',
    access: 'signed-in',
    summary: `Yeni bağlantı gönderir, süre yeniden ${linkDaysText} olur; eski bağlantı düşer.`,
  }),
  link: endpoint({
    path: 'POST /contracts/:id/approvals/:approval/link',
    access: 'signed-in',
    summary:
      'Kiracıya elden iletilecek bağlantı: kontratı okutur, karar için kod ya da doğrulanmış hesap ister. Kopyalama kanıt sayfasına yazılır.',
    reply: z.strictObject({ link: z.string() }),
  }),
  resendGuarantor: act('guarantor/resend', 'Kefile yeni bağlantı gönderir.'),
  guarantorLink: endpoint({
    path: 'POST /contracts/:id/guarantor/link',
    access: 'signed-in',
    summary:
      'Kefile elden iletilecek bağlantı: kontratı okutur, karar için kod ya da doğrulanmış hesap ister. Kopyalama kanıt sayfasına yazılır.',
    reply: z.strictObject({ link: z.string() }),
  }),
  uploadGuarantee: endpoint({
    path: 'POST /contracts/:id/guarantor/scan',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'El yazılı kefalet belgesinin taramasını yükler.',
    upload: { maxBytes: maxFileBytes },
  }),
  paper: endpoint({
    path: 'POST /contracts/:id/approvals/:approval/paper',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'E-postası da telefonu da olmayan kiracının kâğıtta imzaladığını taramasıyla kaydeder (mülk sahibi).',
    upload: { maxBytes: maxFileBytes },
  }),
  guarantorPaper: endpoint({
    path: 'POST /contracts/:id/guarantor/paper',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'E-postası da telefonu da olmayan kefilin kâğıtta imzaladığını taramasıyla kaydeder (mülk sahibi).',
    upload: { maxBytes: maxFileBytes },
  }),
  prefill: endpoint({
    path: 'GET /contracts/prefill',
    access: 'contract-maker',
    summary: 'Sihirbaz için bilinen her şey: mülk, kendi bilgileriniz, son şartlar, tanınan kişiler.',
    query: z.strictObject({ property: z.uuid().optional(), renew: z.uuid().optional() }),
    reply: z.strictObject({
      properties: z.array(
        z.strictObject({
          id: z.uuid(),
          baslik: z.string(),
          tasinmazCinsi: z.string().nullable(),
          rented: z.boolean(),
          /** Province from the title deed; empty when not entered. */
          il: z.string(),
        }),
      ),
      form: draftData,
      drafts: z.array(contractDraft),
      people: z.array(z.strictObject({ name: z.string(), email: z.string() })),
      facts: rentFacts,
    }),
  }),
  drafts: endpoint({
    path: 'GET /contract-drafts',
    access: 'contract-maker',
    summary: 'Yarım kalan kontratlarınız.',
    reply: z.strictObject({
      documents: z.array(contractDraft),
    }),
  }),
  saveDraft: endpoint({
    path: 'PUT /contract-drafts/:id',
    access: 'contract-maker',
    summary: 'Sihirbazda o âna kadar yazılanı saklar.',
    body: z.strictObject({
      property_id: z.uuid().nullable(),
      contract_id: z.uuid().nullable(),
      step: z.number().int().min(0).max(10),
      data: draftData,
    }),
    reply: z.strictObject({ updated_at: instant }),
  }),
  dropDraft: endpoint({
    path: 'DELETE /contract-drafts/:id',
    access: 'contract-maker',
    summary: 'Yarım kalan kontratı siler.',
  }),
  pdf: endpoint({
    path: 'GET /contracts/:id/pdf',
    access: 'signed-in',
    scope: 'contracts:read',
    limit: 'papersByPerson',
    summary: 'Kontratın PDF’i: form, şartlar, demirbaş listesi, imza kutuları ve kanıt sayfası.',
    download: true,
    reply: fileReply,
  }),
  guaranteePdf: endpoint({
    path: 'GET /contracts/:id/guarantor/form',
    access: 'signed-in',
    limit: 'papersByPerson',
    summary: 'El yazısıyla doldurulacak kefalet belgesi.',
    download: true,
    reply: fileReply,
  }),
  verify: endpoint({
    path: 'GET /verify/:hash',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Bir kontrat ya da tutanak PDF’indeki özetin kayıtla uyup uymadığı; kişisel bilgi vermez.',
    params: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/i, 'Özet 64 onaltılık karakterdir') }),
    reply: z.strictObject({
      known: z.boolean(),
      /** A contract, or a document that both sides confirm; null when unknown. */
      kind: z.enum(['contract', ...paperKinds]).nullable(),
      /** The state of a document; a contract has `status` instead. */
      state: z.enum(paperStates).nullable(),
      short_id: z.string().nullable(),
      agreed_at: instant.nullable(),
      status: z.enum(contractStatuses).nullable(),
      cancelled: z.boolean(),
      /** The last day of a tenancy that has ended. */
      ended_on: z.iso.date().nullable(),
      /** Cancelled, or past the agreed last day. */
      ended: z.boolean(),
      /** A renewal of this contract has begun. */
      renewed: z.boolean(),
      /** An earlier version: the contract was changed and all parties asked again. */
      superseded: z.boolean(),
      baslangicTarihi: z.iso.date().nullable(),
      /** Number of signatures on paper recorded by the owner, and of objections to them. */
      on_paper: z.number().int(),
      paper_objections: z.number().int(),
    }),
  }),
}
