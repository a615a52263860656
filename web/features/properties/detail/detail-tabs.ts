import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'

/** In the order of the bar; the key stands in the address. */
export const detailTabs = {
  genel: 'Genel Bakış',
  tapu: 'Tapu',
  ozellikler: 'Özellikler ve Sayaçlar',
  demirbaslar: 'Demirbaşlar',
  fotograflar: 'Fotoğraflar',
  belgeler: 'Belgeler',
  kontrat: 'Kontrat',
  kiracilar: 'Kiracılar',
  talepler: 'Talepler',
  odemeler: 'Ödemeler',
  gecmis: 'Geçmiş',
} as const
export type DetailTab = keyof typeof detailTabs

/** What each tab needs; those without an entry are open to everybody who may open the page. */
const needs: Partial<Record<DetailTab, (detail: PropertyDetail) => boolean>> = {
  tapu: ({ rights }) => rights.seePapers,
  belgeler: ({ rights }) => rights.documents !== 'none',
  kiracilar: ({ rights }) => rights.seePapers,
  talepler: ({ rights }) => rights.seeSuggestions,
  gecmis: ({ rights }) => rights.seePapers,
}

export const tabsFor = (detail: PropertyDetail): DetailTab[] =>
  (Object.keys(detailTabs) as DetailTab[]).filter((tab) => needs[tab]?.(detail) ?? true)

/** The tab in the address, or the first one when it names none that this person has. */
export const openTab = (asked: unknown, tabs: DetailTab[]): DetailTab => tabs.find((tab) => tab === asked) ?? 'genel'
