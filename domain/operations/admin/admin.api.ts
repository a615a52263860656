import { z } from 'zod'
import { endpoint, instant, page } from '#domain/kernel/endpoint.ts'
import { systemRoles, userTypes } from '#domain/people/accounts/accounts.schema.ts'
import { accountStates, mailStates, outboxFilter, userFilter } from './admin.schema.ts'

/** The decisions of administrators that are recorded. */
export const adminDecisions = [
  'approve',
  'take_back',
  'refuse',
  'activate',
  'deactivate',
  'promote',
  'demote',
  'resend_mail',
  'resend_sms',
  'refuse_deletion',
  'delete_person',
] as const
export type AdminDecision = (typeof adminDecisions)[number]

/** A user as listed for administrators, without national ID and birth date. */
export const userRow = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  avatar: z.string(),
  phoneNumber: z.string().nullable(),
  roleTitle: z.string(),
  role: z.enum(systemRoles),
  userType: z.enum(userTypes),
  state: z.enum(accountStates),
  refusal_reason: z.string().nullable(),
  identity_mode: z.string().nullable(),
  created_at: instant,
  last_seen: instant.nullable(),
})
export type UserRow = z.output<typeof userRow>

export const refusalForm = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(5, 'Kullanıcıya gidecek bir gerekçe yazın (en az 5 karakter)')
    .max(500, 'En fazla 500 karakter girilebilir'),
})

const changeUser = (verb: string, summary: string) =>
  endpoint({
    path: `POST /admin/users/:id/${verb}`,
    access: 'admin',
    confirmed: true,
    summary,
  })

export const mailRow = z.strictObject({
  id: z.uuid(),
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  state: z.enum(mailStates),
  tries: z.number().int(),
  last_error: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** File name of the attachment. */
  attachment: z.string().nullable(),
})
export type MailRow = z.output<typeof mailRow>

export const adminApi = {
  summary: endpoint({
    path: 'GET /admin/summary',
    access: 'admin',
    summary: 'Yöneticinin başlangıç ekranı: bekleyen kayıtlar ve son başvurular.',
    reply: z.strictObject({ counts: z.record(z.enum(accountStates), z.number().int()), waiting: z.array(userRow) }),
  }),
  users: endpoint({
    path: 'GET /admin/users',
    access: 'admin',
    summary: 'Bütün kullanıcılar: arama, durum süzgeci, sayfalama.',
    query: userFilter,
    reply: page(userRow),
  }),
  approve: changeUser('approve', 'Bekleyen kaydı onaylar ve kullanıcıya e-posta gönderir.'),
  takeBack: changeUser('take-back', 'Az önce verilen onayı geri alır; kullanıcıya henüz e-posta gitmemiştir.'),
  refuse: endpoint({
    path: 'POST /admin/users/:id/refuse',
    access: 'admin',
    confirmed: true,
    summary: 'Bekleyen kaydı gerekçesiyle reddeder ve kullanıcıya e-posta gönderir.',
    body: refusalForm,
  }),
  activate: changeUser('activate', 'Pasif ya da reddedilmiş hesabı etkinleştirir.'),
  deactivate: changeUser('deactivate', 'Hesabı pasifleştirir.'),
  promote: changeUser('promote', 'Kullanıcıyı yönetici yapar.'),
  demote: changeUser('demote', 'Bir yöneticinin yöneticiliğini kaldırır; son yönetici ve kişinin kendisi hariç.'),
  outbox: endpoint({
    path: 'GET /admin/outbox',
    access: 'admin',
    summary: 'Giden postalar: durum, deneme sayısı, son hata.',
    query: outboxFilter,
    reply: page(mailRow),
  }),
  resendMail: endpoint({
    path: 'POST /admin/outbox/:id/resend',
    access: 'admin',
    confirmed: true,
    summary: 'Bir postayı yeniden kuyruğa koyar.',
  }),
}
