/** 12345 · 12.345 · 12345,678 · 12.345,678; NaN for anything else, so that the form can show an error. */
export function readIndex(text: string): number {
  const plain = text.replace(/\s/g, '')
  // A single full stop before one or two digits is a decimal point from another keyboard.
  if (/^\d+\.\d{1,2}$/.test(plain)) return Number(plain)
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,3})?$/.test(plain)) return Number.NaN
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}
