import { contractIntents } from './contract-intents.rules.ts'
import { expenseIntents } from './expense-intents.rules.ts'
import type { ActingRole, Intent } from './intent.rules.ts'
import { lawIntents } from './law-intents.rules.ts'
import type { Mention } from './mentions.rules.ts'
import { moneyIntents } from './money-intents.rules.ts'
import { adminIntents, helpIntents, howIntents, ownIntents } from './own-intents.rules.ts'
import { peopleIntents, propertyIntents } from './property-intents.rules.ts'
import { deadlineIntents, requestIntents } from './request-intents.rules.ts'
import { taxIntents } from './tax-intents.rules.ts'

const table = [
  ...moneyIntents,
  ...expenseIntents,
  ...contractIntents,
  ...peopleIntents,
  ...propertyIntents,
  ...requestIntents,
  ...deadlineIntents,
  ...ownIntents,
  ...lawIntents,
  ...taxIntents,
  ...adminIntents,
  ...howIntents,
  ...helpIntents,
] as const

/** Every kind of question that can be answered; the table of answers has the same keys. */
export type IntentId = (typeof table)[number]['id']
export const intents: readonly (Intent & { id: IntentId })[] = table
const byId = new Map(intents.map((intent) => [intent.id, intent]))

export const isFor = ({ for: whose }: Intent, roles: readonly ActingRole[]): boolean =>
  whose === 'all' || roles.includes(whose)

/** Suggestions for a user who has not asked yet. */
const openings: Record<ActingRole, readonly IntentId[]> = {
  owner: ['money.unpaid', 'money.collected', 'contracts.ending', 'properties.vacant', 'requests.open', 'law.increase'],
  tenant: ['own.next', 'own.debt', 'own.iban', 'own.contract', 'own.deposit', 'law.tenant-notice'],
  admin: ['admin.registrations', 'admin.users', 'admin.mail', 'admin.tufe', 'law.tufe', 'help.can'],
}
const mostOpenings = 8
export const openingsFor = (roles: readonly ActingRole[]): (Intent & { id: IntentId })[] => {
  const lists = (roles.length > 0 ? roles : (['tenant'] as const)).map((role) => openings[role])
  const ids = lists[0]!.flatMap((_, at) => lists.map((list) => list[at]!))
  return [...new Set(ids)].slice(0, mostOpenings).map((id) => byId.get(id)!)
}

/** An intent as a suggested question, with a name from the user's data if needed; null when there is no such name. */
export function exampleOf({ example }: Intent, names: readonly Mention[]): string | null {
  const slot = example.includes('@kisi') ? 'person' : example.includes('@mulk') ? 'property' : null
  if (!slot) return example
  const name = names.find(({ kind }) => kind === slot)
  return name ? example.replace(/@kisi|@mulk/, name.name) : null
}
