import { fold, lower, upper } from '#domain/kernel/turkish-text.ts'

/** Who the person is, in every form in which the tables may name them. */
export interface Person {
  user: string
  account: string
  /** Proven ones alone: a record that names an address is about whoever gets the mail that is sent there. */
  emails: string[]
  /** The account's own address as long as it is not proven, else nothing: to be forgotten, and no reason to be told. */
  unproven: string[]
  phones: string[]
  names: string[]
  /** Identity numbers and accounts at banks. */
  numbers: string[]
  addresses: string[]
}

/** Where letters about the account itself go, proven or not. */
export const ownAddresses = ({ emails, unproven }: Person): string[] => [...emails, ...unproven]

/** Shorter texts stand in words that have nothing to do with anybody. */
const shortestName = 5
const shortestAddress = 10

/** As people write a Turkish number: 0532 111 22 33, 532 111 2233, 05321112233. */
function phoneForms(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < 10) return [phone]
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  return [phone, `+90 ${a} ${b} ${c} ${d}`, `0${a} ${b} ${c} ${d}`, `${a} ${b} ${c} ${d}`, `0${digits}`, digits]
}

const ibanForms = (number: string) =>
  /^TR\d{24}$/.test(number) ? [number, number.replace(/(.{4})(?=.)/g, '$1 ')] : [number]

const longestFirst = (texts: string[]) => [...new Set(texts)].sort((a, b) => b.length - a.length)

/** As it stands in a text, in JSON and in a search key. */
const written = (text: string) => [text, JSON.stringify(text).slice(1, -1), fold(text)]

/** What nobody else can have. */
export const uniqueTexts = (person: Person): string[] =>
  longestFirst(
    [...ownAddresses(person), ...person.phones.flatMap(phoneForms), ...person.numbers.flatMap(ibanForms)].flatMap(
      written,
    ),
  )

/** Everything that would tell who it was, the longest first, so that no part of an address is left over. */
export function tellingTexts(person: Person): string[] {
  const names = person.names.filter((name) => name.length >= shortestName)
  const addresses = person.addresses.filter((address) => address.length >= shortestAddress)
  // Banks write in capitals, many of them without Turkish letters.
  const spellings = names.flatMap((name) => [name, upper(name), lower(name), fold(name).toUpperCase()])
  return longestFirst([...uniqueTexts(person), ...[...spellings, ...addresses].flatMap(written)])
}
