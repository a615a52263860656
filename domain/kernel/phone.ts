const separators = /[\s().-]/g
const turkish = /^(?:\+90|0090|90|0)?([2-5]\d{2})(\d{3})(\d{2})(\d{2})$/

/** The only form in which a number is shown: 0532 123 45 67, however it was typed or stored. */
export function showPhone(stored: string | null): string {
  if (stored === null) return ''
  const [, ...groups] = turkish.exec(stored.replace(separators, '')) ?? []
  return groups.length > 0 ? `0${groups.join(' ')}` : stored
}
