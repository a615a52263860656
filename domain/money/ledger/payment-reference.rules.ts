/** No characters that look or sound alike in a banking app: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'
const prefix = 'ANH'
const length = 6

/** FNV-1a over the id's digits with a final mixing step, so that ids of the same minute differ strongly. */
function scrambled(id: string): bigint {
  const wide = (1n << 64n) - 1n
  let hash = 0xcbf29ce484222325n
  for (const letter of id.toLowerCase().replace(/[^0-9a-f]/g, ''))
    hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & wide
  hash = ((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn) & wide
  return hash ^ (hash >> 33n)
}

/**
 * The code that the tenant writes into the bank's description field, such as `ANH-MWNJH9`. Derived from the tenancy's
 * id, so that it never changes and needs no column. Two tenancies of one owner may rarely share a code, so readers have
 * to consider all of them.
 */
export function paymentReference(tenancyId: string): string {
  let rest = scrambled(tenancyId)
  let code = ''
  for (let index = 0; index < length; index++) {
    code += alphabet[Number(rest % BigInt(alphabet.length))]
    rest /= BigInt(alphabet.length)
  }
  return `${prefix}-${code}`
}

const written = new RegExp(`(?=(${prefix}[${alphabet}]{${length}}))`, 'g')

/** All references in a text, whatever their spacing, dashes and case. */
export function referencesIn(text: string): Set<string> {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return new Set([...plain.matchAll(written)].map(([, found]) => `${prefix}-${found!.slice(prefix.length)}`))
}
