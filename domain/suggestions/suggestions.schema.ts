import { z } from 'zod'

/** `durum` of a request that nobody has answered. */
export const waitingForAnswer = 'Cevap Bekleniyor'
export const decisions = ['onaylandi', 'reddedildi'] as const
export type Decision = (typeof decisions)[number]

/** Who pays for what a request cost. */
export const costBearers = ['Mülk sahibi', 'Kiracı', 'Yarı yarıya'] as const
export type CostBearer = (typeof costBearers)[number]

/** Other texts may come from elsewhere and are shown as they are. */
const stateLabels: Readonly<Record<string, string>> = {
  [waitingForAnswer]: waitingForAnswer,
  onaylandi: 'Onaylandı',
  reddedildi: 'Reddedildi',
  tamamlandi: 'Tamamlandı',
}
export const suggestionState = (durum: string) => stateLabels[durum] ?? durum

export const suggestionView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  tenant_id: z.uuid(),
  tenant_name: z.string(),
  demirbas: z.string(),
  aciklama: z.string(),
  oncelik: z.string(),
  durum: z.string(),
  oneri_tipi: z.string(),
  olusturma_tarihi: z.iso.datetime(),
  onaylayan_kullanici_id: z.uuid().nullable(),
  onaylama_tarihi: z.iso.datetime().nullable(),
  reddeden_kullanici_id: z.uuid().nullable(),
  reddetme_tarihi: z.iso.datetime().nullable(),
  /** Who approved or rejected it. */
  karar_veren: z.string().nullable(),
})
export type SuggestionView = z.output<typeof suggestionView>
