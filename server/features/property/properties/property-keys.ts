import { fold, sortKey } from '#domain/kernel/turkish-text.ts'

interface Named {
  baslik: string
  tasinmazCinsi: string | null
  adres: string
  /** The location from the deed. */
  il: string
  ilce: string
  mahalle: string
  /** Title of the building the unit is in. */
  bina: string | null
}

/** The keys for searching and sorting; rewritten whenever one of these fields changes. */
export const propertyKeys = ({ baslik, tasinmazCinsi, adres, il, ilce, mahalle, bina }: Named) => ({
  search_key: fold([baslik, tasinmazCinsi, adres, mahalle, ilce, il, bina].filter(Boolean).join(' ')),
  title_key: sortKey(baslik),
})
