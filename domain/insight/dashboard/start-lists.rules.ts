import type { CardName } from './cards.schema.ts'

/** Cards without data of their own: what others have read, or a link. */
export type PlainCard = 'nothing' | 'lawyer' | 'summary'
export type StartCard = CardName | PlainCard
/** Cards in brackets stand side by side where there is room. */
type List = readonly (StartCard | readonly StartCard[])[]

const landlordList = [
  'steps',
  'totals',
  'month',
  'receipts',
  'answers',
  ['cashflow', 'occupancy'],
  'summary',
] as const satisfies List

/** Which cards stand on the start screen of each role, from top to bottom. */
export const startLists = {
  administrator: ['registrations', 'tickets', 'health', 'growth'],
  /** Owners, and staff and agents who work for one. `rentals` is for those who also rent. */
  landlord: ['asked', 'rentals', ...landlordList, 'deadlines', 'places', 'requests'],
  /** A lawyer lives by dates. */
  lawyer: ['asked', 'rentals', 'lawyer', 'deadlines', ...landlordList, 'places', 'requests'],
  tenant: ['asked', 'nothing', 'rentals', 'deadlines', 'places', 'requests'],
} as const satisfies Record<string, List>

export type StartRole = keyof typeof startLists
type Flat<Entry> = Entry extends readonly (infer Card)[] ? Card : Entry
/** The cards that a role can have. */
export type CardOf<Role extends StartRole> = Flat<(typeof startLists)[Role][number]>

export const cardsIn = (role: StartRole): StartCard[] =>
  startLists[role].flatMap((each: StartCard | readonly StartCard[]) => each)

/** The role whose list a person sees. Without a property and a tenancy it is the tenant's, which says what comes. */
export function startRoleOf(person: { isAdmin: boolean; isLawyer: boolean; isLandlord: boolean }): StartRole {
  if (person.isAdmin) return 'administrator'
  if (person.isLawyer) return 'lawyer'
  return person.isLandlord ? 'landlord' : 'tenant'
}
