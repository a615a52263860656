import { fold, sortKey } from '#domain/kernel/turkish-text.ts'

interface Named {
  baslik: string
  tasinmazCinsi: string | null
  adres: string
  /** The place as the deed has it. */
  il: string
  ilce: string
  mahalle: string
  /** The title of the building that the unit is in. */
  bina: string | null
}

/** What the search box looks in and what the list is ordered by; written together with whatever they are made of. */
export const propertyKeys = ({ baslik, tasinmazCinsi, adres, il, ilce, mahalle, bina }: Named) => ({
  search_key: fold([baslik, tasinmazCinsi, adres, mahalle, ilce, il, bina].filter(Boolean).join(' ')),
  title_key: sortKey(baslik),
})
