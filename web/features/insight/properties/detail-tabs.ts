import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'

/** In the order of the tab bar; the key is part of the address. */
export const detailTabs = {
  ozet: 'Özet',
  kira: 'Kira ve kontrat',
  ev: 'Ev bilgileri',
  belge: 'Belge ve foto',
  gecmis: 'Geçmiş',
} as const
export type DetailTab = keyof typeof detailTabs

interface Section {
  tab: DetailTab
  title: string
  /** Without it, everyone who may open the page sees the section. */
  needs?: (detail: PropertyDetail) => boolean
}

/**
 * The sections of each tab, in order. The keys were tabs once and are used in notifications, mails and links, so each
 * still leads to its content.
 */
const sections = {
  genel: { tab: 'ozet', title: 'Genel bakış' },
  kontrat: { tab: 'kira', title: 'Kontratlar' },
  kiracilar: { tab: 'kira', title: 'Kiracılar', needs: ({ rights }) => rights.seePapers },
  talepler: { tab: 'kira', title: 'Talepler', needs: ({ rights }) => rights.seeSuggestions },
  odemeler: { tab: 'kira', title: 'Ödemeler', needs: ({ rights }) => rights.seePayments },
  ozellikler: { tab: 'ev', title: 'Özellikler ve sayaçlar' },
  demirbaslar: { tab: 'ev', title: 'Demirbaşlar' },
  tapu: { tab: 'ev', title: 'Tapu', needs: ({ rights }) => rights.seePapers },
  fotograflar: { tab: 'belge', title: 'Fotoğraflar' },
  belgeler: { tab: 'belge', title: 'Belgeler', needs: ({ rights }) => rights.documents !== 'none' },
  gecmis: { tab: 'gecmis', title: 'Geçmiş', needs: ({ rights }) => rights.seePapers },
} as const satisfies Record<string, Section>
export type DetailSection = keyof typeof sections

const table: Record<DetailSection, Section> = sections
const isOpen = (section: DetailSection, detail: PropertyDetail) => table[section].needs?.(detail) ?? true

export const titleOfSection = (section: DetailSection): string => sections[section].title

export const sectionsFor = (detail: PropertyDetail): DetailSection[] =>
  (Object.keys(sections) as DetailSection[]).filter((section) => isOpen(section, detail))

export const tabsFor = (detail: PropertyDetail): DetailTab[] => {
  const held = new Set<DetailTab>(sectionsFor(detail).map((section) => sections[section].tab))
  return (Object.keys(detailTabs) as DetailTab[]).filter((tab) => held.has(tab))
}

interface OpenedTab {
  tab: DetailTab
  /** The section to scroll to; null for the top. */
  section: DetailSection | null
}

/** The tab or section that the address names; the first tab if this user may not see it. */
export function openedBy(asked: unknown, detail: PropertyDetail): OpenedTab {
  const section = sectionsFor(detail).find((each) => each === asked)
  if (section) return { tab: sections[section].tab, section }
  return { tab: tabsFor(detail).find((each) => each === asked) ?? 'ozet', section: null }
}
