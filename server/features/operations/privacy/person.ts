import { fold, lower, upper } from '#domain/kernel/turkish-text.ts'

/** A person's identifying details, in every form in which tables may hold them. */
export interface Person {
  user: string
  account: string
  /** Only verified addresses: a record with an address is about the person who gets that mail. */
  emails: string[]
  /** The account's own address while unverified: scrubbed on deletion, but never used to find records. */
  unproven: string[]
  phones: string[]
  names: string[]
  /** Identity numbers and IBANs. */
  numbers: string[]
  addresses: string[]
}

/** Addresses for mails about the account itself, verified or not. */
export const ownAddresses = ({ emails, unproven }: Person): string[] => [...emails, ...unproven]

/** Shorter texts occur in unrelated words. */
const shortestName = 5
const shortestAddress = 10

/** How people write a Turkish number: 0532 111 22 33, 532 111 2233, 05321112233. */
function phoneForms(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < 10) return [phone]
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  return [phone, `+90 ${a} ${b} ${c} ${d}`, `0${a} ${b} ${c} ${d}`, `${a} ${b} ${c} ${d}`, `0${digits}`, digits]
}

const ibanForms = (number: string) =>
  /^TR\d{24}$/.test(number) ? [number, number.replace(/(.{4})(?=.)/g, '$1 ')] : [number]

const longestFirst = (texts: string[]) => [...new Set(texts)].sort((a, b) => b.length - a.length)

/** As it is written in plain text, in JSON and in a search key. */
const written = (text: string) => [text, JSON.stringify(text).slice(1, -1), fold(text)]

/** Texts unique to this person. */
export const uniqueTexts = (person: Person): string[] =>
  longestFirst(
    [...ownAddresses(person), ...person.phones.flatMap(phoneForms), ...person.numbers.flatMap(ibanForms)].flatMap(
      written,
    ),
  )

/** All identifying texts, longest first, so that no part of an address remains. */
export function identifyingTexts(person: Person): string[] {
  const names = person.names.filter((name) => name.length >= shortestName)
  const addresses = person.addresses.filter((address) => address.length >= shortestAddress)
  // Banks write in capitals, often without Turkish letters.
  const spellings = names.flatMap((name) => [name, upper(name), lower(name), fold(name).toUpperCase()])
  return longestFirst([...uniqueTexts(person), ...[...spellings, ...addresses].flatMap(written)])
}
