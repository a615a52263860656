import { z } from 'zod'
import { delegateLists } from '#domain/access/property-rights.ts'
import { endpoint, instant, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { reminderStates } from './diagnostics.rules.ts'

/** As specified for the senders: a failed sending is reported in the reply and throws nothing. */
const sent = z.strictObject({ success: z.boolean(), message: z.string(), error: z.string().nullable() })

export const healthParts = [
  'database',
  'storage',
  'backup',
  'mail',
  'sms',
  'jobs',
  'rates',
  'identity',
  'realtime',
] as const
export const healthStates = ['ok', 'attention', 'down'] as const

const reminderRow = z.strictObject({
  approval: z.uuid(),
  contract_id: z.uuid(),
  property_title: z.string(),
  tenant_name: z.string(),
  tenant_email: z.string(),
  asked_at: instant,
  expires_at: instant,
  reminders: z.number().int(),
  state: z.enum(reminderStates),
})
export type ReminderRow = z.output<typeof reminderRow>

const expiryRow = z.strictObject({
  contract_id: z.uuid(),
  property_title: z.string(),
  owner_name: z.string(),
  recipients: z.array(z.string()),
  end_date: z.iso.date(),
  days_left: z.number().int(),
  /** 90, 60, 30 or 15. */
  step: z.number().int(),
  sent_at: instant.nullable(),
})
export type ExpiryRow = z.output<typeof expiryRow>

export const propertyRules = ['owned', 'rented', 'vacant', 'assigned', 'foreign_host', 'acts_on_all'] as const

const propertyRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  owner_name: z.string(),
  status: z.string(),
  rules: z.array(z.enum(propertyRules)),
  lists: z.array(z.enum(delegateLists)),
  visible: z.boolean(),
})

export const tokenForm = z.strictObject({
  contract_id: z.uuid('Kontratın kayıt numarasını eksiksiz yazın'),
  guarantor_email: z.email('Geçerli bir e-posta adresi girin').max(200),
  /** Approvals older than seven days have expired. */
  days_ago: z.coerce.number().int().min(0).max(30),
})
export const mailTestForm = z.strictObject({
  name: z.string().max(60),
  to: z.email('Geçerli bir e-posta adresi girin').max(200),
})
export const smsTestForm = z.strictObject({
  to: z.string().trim().min(1, 'Bir cep telefonu numarası girin').max(30),
  text: z.string().trim().min(1, 'Gönderilecek metni yazın').max(480, 'En fazla 480 karakter girilebilir'),
})

export const diagnosticsApi = {
  emails: endpoint({
    path: 'GET /diagnostics/emails',
    access: 'anyone',
    summary: 'Test sayfası: bütün mektuplar, örnek bilgilerle, HTML ve düz metin.',
    reply: z.strictObject({
      documents: z.array(
        z.strictObject({
          name: z.string(),
          subject: z.string(),
          html: z.string(),
          text: z.string(),
          fields: z.array(z.string()),
        }),
      ),
      transport: z.string(),
      may_send: z.boolean(),
    }),
  }),
  sendEmail: endpoint({
    path: 'POST /diagnostics/emails',
    access: 'anyone',
    summary: 'Test sayfası: bir mektubu örnek bilgilerle gönderir (yönetici ya da demo).',
    body: mailTestForm,
    reply: sent,
  }),
  makeToken: endpoint({
    path: 'POST /diagnostics/guarantor-tokens',
    access: 'anyone',
    summary: 'Test sayfası: imzalı bir kefil belirteci üretir; hiçbir kaydı açmaz (yönetici ya da demo).',
    body: tokenForm,
    reply: z.strictObject({ token: z.string(), link: z.string() }),
  }),
  readToken: endpoint({
    path: 'POST /diagnostics/guarantor-tokens/read',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Test sayfası: bir kefil belirtecini parçalarına ayırır ve sunucunun yanıtını gösterir.',
    body: z.strictObject({ token: z.string().max(2000) }),
    reply: z.strictObject({
      parts: z.array(z.string()),
      created_at: instant.nullable(),
      guarantor_email: z.string().nullable(),
      accepted: z.boolean(),
      code: z.string().nullable(),
      message: z.string(),
    }),
  }),
  walkGuarantor: endpoint({
    path: 'POST /diagnostics/guarantor-walk',
    access: 'anyone',
    summary: 'Test sayfası: kefil akışını baştan sona gerçek kurallarla yürütür, ardından her şeyi geri alır.',
    reply: z.strictObject({
      ok: z.boolean(),
      steps: z.array(z.strictObject({ title: z.string(), ok: z.boolean(), detail: z.string() })),
    }),
  }),
  tools: endpoint({
    path: 'GET /diagnostics/tools',
    access: 'anyone',
    summary: 'Test sayfası: bu oturum gönderme ve üretme işlemlerini yapabilir mi?',
    reply: z.strictObject({ may_try: z.boolean(), demo: z.boolean() }),
  }),
  reminders: endpoint({
    path: 'GET /diagnostics/reminders',
    access: 'signed-in',
    summary: 'Test sayfası: bekleyen onaylar ve şu anda kime hatırlatma gideceği.',
    query: z.strictObject(pageQuery),
    reply: page(reminderRow).extend({ may_send: z.boolean() }),
  }),
  sendReminder: endpoint({
    path: 'POST /diagnostics/reminders/:approval',
    access: 'signed-in',
    summary: 'Test sayfası: bir hatırlatmayı şimdi gönderir (yönetici ya da demo).',
    reply: sent,
  }),
  expiries: endpoint({
    path: 'GET /diagnostics/expiries',
    access: 'admin',
    summary: 'Test sayfası: bitişi yaklaşan kontratlar ve şu anda kime uyarı gideceği.',
    query: z.strictObject(pageQuery),
    reply: page(expiryRow),
  }),
  sendExpiry: endpoint({
    path: 'POST /diagnostics/expiries/:contract',
    access: 'admin',
    summary: 'Test sayfası: bir kontratın bitiş uyarısını şimdi gönderir.',
    reply: sent,
  }),
  properties: endpoint({
    path: 'GET /diagnostics/properties',
    access: 'admin',
    summary: 'Test sayfası: seçilen kişi için hangi kuralın hangi mülkü gösterdiği.',
    query: z.strictObject({ ...pageQuery, user: z.uuid() }),
    reply: page(propertyRow).extend({ username: z.string(), roles: z.array(z.string()) }),
  }),
  health: endpoint({
    path: 'GET /diagnostics/health',
    access: 'signed-in',
    summary: 'Test sayfası: veritabanı, depolama, posta, SMS, işler, kurlar ve kimlik doğrulamanın durumu.',
    reply: z.strictObject({
      checked_at: instant,
      parts: z.array(
        z.strictObject({
          part: z.enum(healthParts),
          state: z.enum(healthStates),
          detail: z.string(),
          ms: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  sms: endpoint({
    path: 'GET /diagnostics/sms',
    access: 'signed-in',
    summary: 'Test sayfası: SMS bağdaştırıcısı ve gönderilebilir olup olmadığı.',
    reply: z.strictObject({ transport: z.string().nullable(), may_send: z.boolean() }),
  }),
  sendSms: endpoint({
    path: 'POST /diagnostics/sms',
    access: 'signed-in',
    summary: 'Test sayfası: SMS kapısından bir mesaj gönderir (yönetici ya da demo).',
    body: smsTestForm,
    reply: sent,
  }),
}
