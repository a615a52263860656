import { fold } from '#domain/kernel/turkish-text.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { commonPasswords } from './common-passwords.ts'

/** Letters that people write as signs: `p@ssw0rd` is `password`. */
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

/** What hangs on a word to satisfy a rule: a year, a plate number, an exclamation mark. More than four signs are more. */
const decoration = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu

const plainList = new Set([...commonPasswords].map(fold))

function isCommon(password: string): boolean {
  const folded = fold(password).replace(/\s/g, '')
  const bare = folded.replace(decoration, '')
  // Twice the same word is the same word.
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

interface Owner {
  name: string
  email: string
}

/** Made of one's own name, address or the name of the product, and of nothing else that counts. */
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

/** Wherever a password is chosen. `field` is what the form calls it. */
export function refuseGuessable(password: string, owner: Owner, field: 'password' | 'newPassword'): void {
  const code = isCommon(password) ? 'password_common' : isOwn(password, owner) ? 'password_own' : null
  if (code) throw refuseAccount(code, { [field]: refuseAccount(code).message })
}
