import { fold } from '#domain/kernel/turkish-text.ts'

/** Endings of nouns and of the commonest verbs, folded; the longest match is removed first. */
const endings = [
  'larimizin lerimizin larindan lerinden larinin lerinin larimiz lerimiz lariniz leriniz',
  'lardan lerden larin lerin larda lerde lari leri lara lere lar ler',
  'iniz unuz imiz umuz nin nun sinin sunun sini sunu sina sine',
  'ndan nden dan den tan ten nda nde da de ta te yla yle la le',
  'miz niz mu ni nu na ne yi yu ya ye si su in un im um mi m n i u a e',
]
  .flatMap((line) => line.split(' '))
  .sort((a, b) => b.length - a.length)

/** Shorter stems match too much. */
const shortestStem = 4
const mostWords = 8
/** At most two endings are removed: `kiracılarımızdan` has more, but its stem is then short enough. */
const rounds = 2

const letters = /[^\p{L}\p{N}]+/u

/** `depozitoyu` and `depozitonun` become `depozito`; words of five letters or fewer stay as they are. */
export function stemOf(word: string): string {
  let stem = word
  for (let round = 0; round < rounds && stem.length > shortestStem + 1; round += 1) {
    const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= shortestStem)
    if (!ending) break
    stem = stem.slice(0, -ending.length)
  }
  // The last consonant softens before an ending: `kitap`, `kitabı`.
  return stem !== word && stem.length > shortestStem ? stem.replace(/[bdg]$/, '') : stem
}

/** The stems that a search looks for in the folded titles, each once. */
export function stemsOf(text: string): string[] {
  const found = fold(text)
    .split(letters)
    .filter((word) => word.length > 1)
    .map(stemOf)
  return [...new Set(found)].slice(0, mostWords)
}

const empty = new Set(
  'ama bana beni bir biz bu cok da daha de diye en gibi hangi her icin ile ise kadar kim mi mu ne nasil neden nedir olan olur sonra sen siz su ve veya ya yok var'.split(
    ' ',
  ),
)
/** The meaningful stems of a title, for finding similar posts. */
export const tellingStems = (title: string): string[] =>
  stemsOf(title).filter((stem) => stem.length >= shortestStem && !empty.has(stem))
