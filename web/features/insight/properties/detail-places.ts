import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'

/** In the order of the tab bar; the key is part of the address. */
export const detailPlaces = {
  ozet: 'Özet',
  kira: 'Kira ve kontrat',
  ev: 'Ev bilgileri',
  belge: 'Belge ve foto',
  gecmis: 'Geçmiş',
} as const
export type DetailPlace = keyof typeof detailPlaces

interface Section {
  place: DetailPlace
  title: string
  /** Without it, everyone who may open the page sees the section. */
  needs?: (detail: PropertyDetail) => boolean
}

/**
 * The sections of each tab, in order. The keys were tabs once and are used in notifications, mails and links, so each
 * still leads to its content.
 */
const sections = {
  genel: { place: 'ozet', title: 'Genel bakış' },
  kontrat: { place: 'kira', title: 'Kontratlar' },
  kiracilar: { place: 'kira', title: 'Kiracılar', needs: ({ rights }) => rights.seePapers },
  talepler: { place: 'kira', title: 'Talepler', needs: ({ rights }) => rights.seeSuggestions },
  odemeler: { place: 'kira', title: 'Ödemeler', needs: ({ rights }) => rights.seePayments },
  ozellikler: { place: 'ev', title: 'Özellikler ve sayaçlar' },
  demirbaslar: { place: 'ev', title: 'Demirbaşlar' },
  tapu: { place: 'ev', title: 'Tapu', needs: ({ rights }) => rights.seePapers },
  fotograflar: { place: 'belge', title: 'Fotoğraflar' },
  belgeler: { place: 'belge', title: 'Belgeler', needs: ({ rights }) => rights.documents !== 'none' },
  gecmis: { place: 'gecmis', title: 'Geçmiş', needs: ({ rights }) => rights.seePapers },
} as const satisfies Record<string, Section>
export type DetailSection = keyof typeof sections

const table: Record<DetailSection, Section> = sections
const isOpen = (section: DetailSection, detail: PropertyDetail) => table[section].needs?.(detail) ?? true

export const titleOfSection = (section: DetailSection): string => sections[section].title

export const sectionsFor = (detail: PropertyDetail): DetailSection[] =>
  (Object.keys(sections) as DetailSection[]).filter((section) => isOpen(section, detail))

export const placesFor = (detail: PropertyDetail): DetailPlace[] => {
  const held = new Set<DetailPlace>(sectionsFor(detail).map((section) => sections[section].place))
  return (Object.keys(detailPlaces) as DetailPlace[]).filter((place) => held.has(place))
}

interface Opened {
  place: DetailPlace
  /** The section to scroll to; null for the top. */
  section: DetailSection | null
}

/** The tab or section that the address names; the first tab if this user may not see it. */
export function openedBy(asked: unknown, detail: PropertyDetail): Opened {
  const section = sectionsFor(detail).find((each) => each === asked)
  if (section) return { place: sections[section].place, section }
  return { place: placesFor(detail).find((each) => each === asked) ?? 'ozet', section: null }
}
