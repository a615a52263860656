import { fold } from '#domain/kernel/turkish-text.ts'
import { commonPasswords } from './common-passwords.rules.ts'

/** Symbols that replace letters: `p@ssw0rd` is `password`. */
const written: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unsubstituted = (text: string) => text.replace(/[013457@$!]/g, (sign) => written[sign]!)

/** Signs added to a word to satisfy a rule: a year, a plate number, an exclamation mark. At most four. */
const decoration = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu

const plainList = new Set([...commonPasswords].map(fold))

function isCommon(password: string): boolean {
  const folded = fold(password).replace(/\s/g, '')
  const bare = folded.replace(decoration, '')
  // A word written twice counts as the word.
  const half = bare.slice(0, bare.length / 2)
  const tried = [
    folded,
    bare,
    unsubstituted(folded),
    unsubstituted(bare),
    unsubstituted(folded).replace(decoration, ''),
  ]
  if (half && half + half === bare) tried.push(half)
  return tried.some((each) => plainList.has(each)) || /^(.)\1*$/u.test(folded)
}

export interface Owner {
  name: string
  email: string
}

/** Made only of the person's name, address or the application's name. */
function isOwn(password: string, { name, email }: Owner): boolean {
  const words = fold(`${name} ${email} anahtar`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
  const plain = fold(password)
  return [plain, unsubstituted(plain)].some((text) => {
    let rest = text
    for (const word of words) rest = rest.replaceAll(word, ' ')
    return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < 3
  })
}

/** Why the password would be guessed; the code of its refusal. */
export const guessableBy = (password: string, owner: Owner): 'password_common' | 'password_own' | null =>
  isCommon(password) ? 'password_common' : isOwn(password, owner) ? 'password_own' : null
