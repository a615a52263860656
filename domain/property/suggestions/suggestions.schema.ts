import { z } from 'zod'
import { relations } from '#domain/access/property-rights.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'

/** `durum` of an unanswered request. */
export const waitingForAnswer = 'Cevap Bekleniyor'
export const decisions = ['onaylandi', 'reddedildi', 'tamamlandi'] as const
/** The author withdrew it before it was answered. */
export const withdrawn = 'geri_cekildi'

export const priorities = ['Düşük', 'Normal', 'Yüksek', 'Acil'] as const
export const requestTypes = ['Demirbaş', 'Tamirat', 'Temizlik', 'Ortak alan', 'Ödeme', 'Diğer'] as const
/** The type of requests about a fixture of the property. */
export const fixtureType = 'Demirbaş'

/** Who pays the cost of a request. */
export const costBearers = ['Mülk sahibi', 'Kiracı', 'Yarı yarıya'] as const
export type CostBearer = (typeof costBearers)[number]

export const maxSuggestionPhotos = 10
/** `durum` may be any text (SUG-08), but is limited to the length of a label (AMB-52). */
const maxStateLength = 100
const maxCost = 100_000_000_000

/** Other texts are shown unchanged. */
const stateLabels: Readonly<Record<string, string>> = {
  [waitingForAnswer]: waitingForAnswer,
  onaylandi: 'Onaylandı',
  reddedildi: 'Reddedildi',
  tamamlandi: 'Tamamlandı',
  [withdrawn]: 'Geri çekildi',
}
export const suggestionState = (durum: string) => stateLabels[durum] ?? durum

/** May be missing in an unfinished form; creation refuses it with its own text (SUG-04). */
const maybeId = z.union([z.literal(''), z.uuid()]).nullish()

const requestTexts = {
  demirbas: trimmedText(120).default(''),
  aciklama: trimmedText(2000).min(1, 'Talebinizi bir cümleyle yazın'),
  oncelik: z.enum(priorities, { error: 'Listeden bir öncelik seçin' }).default('Normal'),
  oneri_tipi: z.enum(requestTypes, { error: 'Listeden bir talep türü seçin' }).default(fixtureType),
}

export const newSuggestion = z.strictObject({
  /** The browser makes the id, so that a retry creates no second request. */
  id: z.uuid().optional(),
  property_id: maybeId,
  tenant_id: maybeId,
  fixture_id: z.uuid().nullish(),
  ...requestTexts,
})
export type NewSuggestion = z.output<typeof newSuggestion>

/** The fields of the dialog. */
export const suggestionForm = z.strictObject({
  property_id: z.string().min(1, 'Mülk seçin'),
  tenant_id: z.string().min(1, 'Kiracı seçin'),
  ...requestTexts,
})
export type SuggestionForm = z.output<typeof suggestionForm>

export const stateChange = z
  .strictObject({
    durum: trimmedText(maxStateLength).min(1, 'Durumu yazın'),
    /** The state shown to the user, to detect concurrent changes. */
    onceki: z.string().max(maxStateLength),
    ret_nedeni: trimmedText(1000).default(''),
    /** Kuruş. */
    maliyet: z
      .number({ error: 'Tutarı rakamla yazın' })
      .int()
      .min(0)
      .max(maxCost, 'Tutar çok büyük')
      .nullable()
      .default(null),
    maliyet_sahibi: z.enum(costBearers).nullable().default(null),
  })
  .refine(({ durum, ret_nedeni }) => durum !== 'reddedildi' || ret_nedeni !== '', {
    path: ['ret_nedeni'],
    error: 'Kiracının okuyacağı bir neden yazın',
  })
  .refine(({ maliyet, maliyet_sahibi }) => maliyet === null || maliyet_sahibi !== null, {
    path: ['maliyet_sahibi'],
    error: 'Bedeli kimin karşıladığını seçin',
  })
export type StateChange = z.output<typeof stateChange>

export const newComment = z.strictObject({ id: z.uuid().optional(), text: trimmedText(2000).min(1, 'Bir şey yazın') })

const instant = z.iso.datetime()
const person = z.uuid().nullable()

/** One request in a list. */
export const suggestionView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  tenant_id: z.uuid(),
  tenant_name: z.string(),
  host_id: z.uuid(),
  demirbas: z.string(),
  fixture_id: z.uuid().nullable(),
  aciklama: z.string(),
  oncelik: z.string(),
  durum: z.string(),
  olusturma_tarihi: instant,
  /** File ids of the photographs. */
  dosyalar: z.array(z.uuid()),
  oneri_tipi: z.string(),
  /** A user other than the author has opened it. */
  goruldu: z.boolean(),
  /** The caller has not opened it yet. */
  yeni: z.boolean(),
  yorum_sayisi: z.number().int(),
  created_by: person,
  onaylayan_kullanici_id: person,
  onaylama_tarihi: instant.nullable(),
  reddeden_kullanici_id: person,
  reddetme_tarihi: instant.nullable(),
  ret_nedeni: z.string(),
  tamamlayan_kullanici_id: person,
  tamamlanma_tarihi: instant.nullable(),
  /** Kuruş; null when no cost was entered. */
  maliyet: z.number().int().nullable(),
  maliyet_sahibi: z.enum(costBearers).nullable(),
  /** The user who approved, rejected or completed it. */
  karar_veren: z.string().nullable(),
})
export type SuggestionView = z.output<typeof suggestionView>

export const suggestionCard = suggestionView.extend({ property_title: z.string() })
export type SuggestionCard = z.output<typeof suggestionCard>

export const commentView = z.strictObject({
  id: z.uuid(),
  author_id: person,
  author_name: z.string(),
  role_label: z.string(),
  text: z.string(),
  created_at: instant,
})
export type CommentView = z.output<typeof commentView>

/** In the thread, with the author's picture or initials; null without an account. */
const threadComment = commentView.extend({ author_avatar: z.string().nullable() })

/** When a user first opened the request, and in which role. */
const seenMark = z.strictObject({
  user_id: z.uuid(),
  role_label: z.string(),
  seen_at: instant,
  /** `Mülk Sahibi · 14.11.2026 09:05` */
  note: z.string(),
})

export const suggestionDetail = suggestionCard.extend({
  goruldu_kullanicilar: z.array(z.uuid()),
  goruldu_detaylar: z.array(seenMark),
  yorumlar: z.array(threadComment),
  relation: z.enum(relations),
  /** Photographs that the caller has added and may remove. */
  kendi_dosyalari: z.array(z.uuid()),
  /** The expense made from the request, for users who manage the property's expenses. */
  gider: z.strictObject({ id: z.uuid(), amount: z.number().int() }).nullable(),
  can: z.strictObject({ manage: z.boolean(), join: z.boolean(), withdraw: z.boolean(), expense: z.boolean() }),
})
export type SuggestionDetail = z.output<typeof suggestionDetail>

/** The state filter of a list. */
export const stateGroups = ['waiting', 'approved', 'rejected', 'completed', 'other'] as const
export type StateGroup = (typeof stateGroups)[number]

/** Maximum length of a property's list and of the start screen's list (SUG-11). */
export const listLimits = { property: 100, all: 50 } as const

export const suggestionFilter = z.strictObject({
  property_id: z.uuid().optional(),
  owner: ownerFilter,
  durum: z.enum(['all', ...stateGroups]).default('all'),
  oncelik: z.enum(['all', ...priorities]).default('all'),
  q: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(listLimits.property).optional(),
})
export type SuggestionFilter = z.output<typeof suggestionFilter>
