import type { CardName } from './cards.schema.ts'

/** Cards without data of their own: what others have read, or a link. */
export type PlainCard = 'today' | 'nothing' | 'lawyer' | 'summary'
export type StartCard = CardName | PlainCard
/** Cards in brackets stand side by side where there is room. */
type List = readonly (StartCard | readonly StartCard[])[]

const landlordList = ['steps', 'summary', 'totals', ['cashflow', 'occupancy']] as const satisfies List

/** Which cards stand on the start screen of each role, from top to bottom: what is to be done, money, charts, lists. */
export const startLists = {
  administrator: ['today', 'registrations', 'health', 'growth'],
  /** Owners, and staff and agents who work for one. `rentals` is for those who also rent. */
  landlord: ['today', 'rentals', ...landlordList, 'places', 'deadlines', 'requests'],
  /** A lawyer lives by dates. */
  lawyer: ['today', 'lawyer', 'deadlines', 'rentals', ...landlordList, 'places', 'requests'],
  tenant: ['today', 'nothing', 'rentals', 'deadlines', 'places', 'requests'],
} as const satisfies Record<string, List>

const forAnyone = ['asked', 'papers'] as const
const forLandlords = [...forAnyone, 'replies', 'receipts', 'month', 'to_answer', 'handovers', 'answers'] as const

/** Cards whose items stand in the queue, and nowhere else unless the list names them too. */
export const queueSources = {
  administrator: ['tickets'],
  landlord: forLandlords,
  lawyer: forLandlords,
  tenant: forAnyone,
} as const satisfies Record<keyof typeof startLists, readonly CardName[]>

export type StartRole = keyof typeof startLists
export type QueueSource = (typeof queueSources)[StartRole][number]
type Flat<Entry> = Entry extends readonly (infer Card)[] ? Card : Entry
/** The cards that have a place on the screen of a role. */
export type CardOf<Role extends StartRole> = Flat<(typeof startLists)[Role][number]>

/** The cards of a role, with those that have a place in the queue alone. */
export const cardsIn = (role: StartRole): StartCard[] => [
  ...new Set<StartCard>([
    ...startLists[role].flatMap((each: StartCard | readonly StartCard[]) => each),
    ...queueSources[role],
  ]),
]

/** The role whose list a person sees. Without a property and a tenancy it is the tenant's, which says what comes. */
export function startRoleOf(person: { isAdmin: boolean; isLawyer: boolean; isLandlord: boolean }): StartRole {
  if (person.isAdmin) return 'administrator'
  if (person.isLawyer) return 'lawyer'
  return person.isLandlord ? 'landlord' : 'tenant'
}
