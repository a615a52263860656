import { z } from 'zod'
import { instant, pageQuery } from '#domain/kernel/endpoint.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'

export const ticketStatuses = ['Açık', 'Yanıtlandı', 'Güncellendi', 'Kapalı'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
export const closedStatus = 'Kapalı'

export const ticketPriorities = ['Acil', 'Yüksek', 'Normal', 'Düşük'] as const
export const feedbackCategory = 'Geri bildirim'
export const ticketCategories = [
  'Soru',
  'Hata bildirimi',
  'Hesap ve giriş',
  'Mülk ve kontrat',
  'Ödeme',
  feedbackCategory,
  'Diğer',
] as const

export const maxRepliesOfTicket = 200
export const maxFilesOfMessage = 5
export const maxCannedAnswers = 50
/** Statistics cover this many of the newest tickets (TIC-09). */
export const statisticsLimit = 1000
/** Shown for a creator whose account was deleted (TIC-11). */
export const unknownCreator = 'Bilinmeyen Kullanıcı'
/** Shown for an administrator whose account was deleted. */
export const unknownSupport = 'Destek ekibi'

/** Control characters and direction marks are refused, because the subject goes into a mail header. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const count = z.number().int()

/** What the user was doing, sent only with their consent. Contains no ids and no texts of theirs. */
export const ticketDiagnostics = z.strictObject({
  /** The route pattern, such as /property-detail/$propertyId. */
  screen: trimmedText(120),
  version: trimmedText(40),
  /** The last failed request: status, code and path. */
  error: trimmedText(160),
})
export type TicketDiagnostics = z.output<typeof ticketDiagnostics>

/** The fields of the dialog. */
export const ticketForm = z.strictObject({
  subject: trimmedText(120)
    .min(3, 'Konuyu birkaç sözcükle yazın')
    .refine((subject) => !invisible.test(subject), 'Konu tek satır olmalı ve görünmeyen karakter içermemeli'),
  body: trimmedText(5000).min(10, 'Ne olduğunu bir cümleyle anlatın (en az 10 karakter)'),
  category: z.enum(ticketCategories, { error: 'Listeden bir konu başlığı seçin' }).default('Soru'),
  priority: z.enum(ticketPriorities, { error: 'Listeden bir öncelik seçin' }).default('Normal'),
})
export type TicketForm = z.output<typeof ticketForm>

export const newTicket = ticketForm.extend({
  /** The browser makes the id, so that a retry creates no second ticket. */
  id: z.uuid().optional(),
  situation: ticketDiagnostics.nullable().default(null),
})
export type NewTicket = z.output<typeof newTicket>

export const newTicketReply = z.strictObject({
  id: z.uuid().optional(),
  text: trimmedText(5000).min(1, 'Bir şey yazın'),
})

export const ticketRating = z.strictObject({
  rating: z.number({ error: 'Bir ile beş arasında puan verin' }).int().min(1).max(5),
})

export const ticketFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: count,
  width: count.nullable(),
  height: count.nullable(),
})

export const ticketRow = z.strictObject({
  id: z.uuid(),
  creator_id: z.uuid().nullable(),
  creator_name: z.string(),
  subject: z.string(),
  category: z.string(),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  created_at: instant,
  updated_at: instant,
  reply_count: count,
  assigned_to: z.uuid().nullable(),
  assigned_name: z.string().nullable(),
  /** Time of an administrator's first reply. */
  first_answer_at: instant.nullable(),
  rating: count.nullable(),
})
export type TicketRow = z.output<typeof ticketRow>

export const ticketReply = z.strictObject({
  id: z.uuid(),
  ticket_id: z.uuid(),
  author_id: z.uuid().nullable(),
  author_name: z.string(),
  /** True for a message by an administrator. */
  by_support: z.boolean(),
  text: z.string(),
  created_at: instant,
  updated_at: instant,
  files: z.array(ticketFile),
})
export type TicketReply = z.output<typeof ticketReply>

/** In the thread, with the author's picture or initials; null without an account. */
const threadReply = ticketReply.extend({ author_avatar: z.string().nullable() })
export type ThreadReply = z.output<typeof threadReply>

export const cannedAnswer = z.strictObject({ id: z.uuid(), title: z.string(), text: z.string() })
export type CannedAnswer = z.output<typeof cannedAnswer>
export const newCannedAnswer = z.strictObject({
  id: z.uuid().optional(),
  title: trimmedText(80).min(2, 'Listede görünecek kısa bir ad yazın'),
  text: trimmedText(5000).min(1, 'Yanıtın metnini yazın'),
})

export const ticketDetail = ticketRow.extend({
  /** The creator's picture or initials; null without an account. */
  creator_avatar: z.string().nullable(),
  body: z.string(),
  files: z.array(ticketFile),
  replies: z.array(threadReply),
  situation: ticketDiagnostics.nullable(),
  closed_at: instant.nullable(),
  can: z.strictObject({
    reply: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    rate: z.boolean(),
    manage: z.boolean(),
  }),
  /** For administrators: possible assignees, and canned answers. */
  admins: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  answers: z.array(cannedAnswer),
})
export type TicketDetail = z.output<typeof ticketDetail>

const search = z.string().trim().max(100).default('')
export const ticketFilter = z.strictObject({
  ...pageQuery,
  q: search,
  status: z.enum(['all', ...ticketStatuses]).default('all'),
})
export type TicketFilter = z.output<typeof ticketFilter>

export const adminTicketFilter = z.strictObject({
  ...pageQuery,
  q: search,
  /** `waiting`: an administrator is to reply. */
  status: z.enum(['all', 'waiting', ...ticketStatuses]).default('all'),
  priority: z.enum(['all', ...ticketPriorities]).default('all'),
  category: z.enum(['all', ...ticketCategories]).default('all'),
  assigned: z.enum(['all', 'me', 'nobody']).default('all'),
})
export type AdminTicketFilter = z.output<typeof adminTicketFilter>

export const statusCounts = z.record(z.enum(ticketStatuses), count)
const named = z.array(z.strictObject({ name: z.string(), count }))

export const ticketStatistics = z.strictObject({
  /** Number of tickets covered, at most 1000. */
  total: count,
  by_status: statusCounts,
  by_priority: z.record(z.enum(ticketPriorities), count),
  by_category: named,
  months: z.array(z.strictObject({ month: z.string(), opened: count, first_answer_minutes: count.nullable() })),
  /** Median of the time to the first answer. */
  first_answer_minutes: count.nullable(),
  rating: z.strictObject({ average: z.number().nullable(), count }),
})
export type TicketStatistics = z.output<typeof ticketStatistics>
