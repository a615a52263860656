import type { SkippedRecord } from './bulk.schema.ts'

/** Texts for the number of properties left out, by reason. */
const reasons: Record<string, (count: number) => string> = {
  live_contract: (count) => `${count} mülkte süren kontrat var`,
  building_has_units: (count) => `${count} binada bağımsız bölümler var`,
  has_tenants: (count) => `${count} mülkte kayıtlı kiracı var`,
  status_needs_no_tenant: (count) => `${count} mülkte kiracı var`,
  status_needs_tenant: (count) => `${count} mülkte kiracı yok`,
  building_in_building: (count) => `${count} kayıt zaten bir bina`,
  building_of_another: (count) => `${count} mülk bu binanın sahibine ait değil`,
  property_missing: (count) => `${count} mülk bulunamadı`,
  not_allowed: (count) => `${count} mülkte buna yetkiniz yok`,
}

const mostNamed = 3

/** The first few titles and the number of others; the screen lists all. */
function named(titles: readonly string[]): string {
  const more = titles.length - mostNamed
  return more > 0 ? `${titles.slice(0, mostNamed).join(', ')} ve ${more} mülk daha` : titles.join(', ')
}

/** `12 mülk çöp kutusuna taşındı, 2 mülkte süren kontrat var: Moda 3, Moda 5.` */
export function bulkText(done: string, refused: readonly SkippedRecord[]): string {
  const left = [...new Set(refused.map(({ code }) => code))].map((code) => {
    const those = refused.filter((each) => each.code === code)
    const titles = those.map(({ baslik }) => baslik).filter(Boolean)
    const reason = reasons[code]?.(those.length) ?? `${those.length} mülk değişmedi`
    return titles.length > 0 && code !== 'property_missing' ? `${reason}: ${named(titles)}` : reason
  })
  return `${[done, ...left].filter(Boolean).join(', ')}.`
}
