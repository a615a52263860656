/** Deeper than any declared input, and safe for recursion. */
const maxDepth = 32
/** More values than the largest sheet has cells. */
const maxValues = 150_000

export interface Problem {
  /** The path to the value. */
  at: string
  text: string
}

const texts = {
  letters: 'Metin, kaydedilemeyen karakterler içeriyor',
  depth: 'Gönderilen veri çok iç içe',
  values: 'Gönderilen veri çok fazla satır ya da sütun içeriyor',
}

/**
 * Finds values that no column can store: the NUL character, half of a surrogate pair, too deep nesting and too many
 * values. Not recursive, because the input itself could overflow the stack.
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
