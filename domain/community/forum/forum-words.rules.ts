import { fold } from '#domain/kernel/turkish-text.ts'

/** Endings of nouns and of the commonest verbs, folded; the longest that fits goes first. */
const endings = [
  'larimizin lerimizin larindan lerinden larinin lerinin larimiz lerimiz lariniz leriniz',
  'lardan lerden larin lerin larda lerde lari leri lara lere lar ler',
  'iniz unuz imiz umuz nin nun sinin sunun sini sunu sina sine',
  'ndan nden dan den tan ten nda nde da de ta te yla yle la le',
  'miz niz mu ni nu na ne yi yu ya ye si su in un im um mi m n i u a e',
]
  .flatMap((line) => line.split(' '))
  .sort((a, b) => b.length - a.length)

/** A stem this short says too little. */
const shortestStem = 4
const mostWords = 8
/** Two endings one after the other: `kiracılarımızdan` has more, but then the stem is short enough. */
const rounds = 2

const letters = /[^\p{L}\p{N}]+/u

/** `depozitoyu` and `depozitonun` are `depozito`; a word of five letters and fewer stays as it is. */
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

/** What a search looks for in the folded titles: the words without their endings, each once. */
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
/** For similar posts: the words that say what a title is about. */
export const tellingStems = (title: string): string[] =>
  stemsOf(title).filter((stem) => stem.length >= shortestStem && !empty.has(stem))
