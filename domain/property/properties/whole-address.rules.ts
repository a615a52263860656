import { fold } from '#domain/kernel/turkish-text.ts'

interface Located {
  adres: string
  mahalle?: string | null
  ilce?: string | null
  il?: string | null
}

/** The address as an official paper needs it: what the written address leaves out is taken from the title deed. */
export function wholeAddress({ adres, mahalle, ilce, il }: Located): string {
  const written = fold(adres)
  const missing = (part: string | null | undefined) => (part && !written.includes(fold(part)) ? [part.trim()] : [])
  const district = [...missing(ilce), ...missing(il)].join(' / ')
  return [...missing(mahalle), adres.trim(), district].filter(Boolean).join(' ')
}
