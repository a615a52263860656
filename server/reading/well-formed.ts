/** Deeper than any declared input, and far from what recursion over it could not bear. */
const maxDepth = 32
/** More values than the largest sheet has cells. */
const maxValues = 150_000

export interface Problem {
  /** The names that lead to it. */
  at: string
  text: string
}

const texts = {
  letters: 'Metin, kaydedilemeyen karakterler içeriyor',
  depth: 'Gönderilen veri çok iç içe',
  values: 'Gönderilen veri çok fazla satır ya da sütun içeriyor',
}

/**
 * What no text or number column can hold, whatever the field: the NUL character, half of a surrogate pair, nesting
 * without end, and more values than any input has. Walked without recursion, for the input that it looks for would break one.
 */
export function illFormed(input: unknown): Problem | null {
  const open: { value: unknown; at: string; depth: number }[] = [{ value: input, at: '', depth: 0 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, at, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return { at, text: texts.letters }
    if (typeof value !== 'object' || value === null) continue
    if (depth > maxDepth) return { at: at.split('.')[0]!, text: texts.depth }
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > maxValues) return { at: at.split('.')[0]!, text: texts.values }
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return { at, text: texts.letters }
      open.push({ value: child, at: at ? `${at}.${key}` : key, depth: depth + 1 })
    }
  }
  return null
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
