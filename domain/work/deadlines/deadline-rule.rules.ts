/** From which side of the tenancy somebody looks at a date. */
export type Side = 'landlord' | 'tenant'

/** Where the next step is taken; the screen knows the addresses. */
export type ActionPlace = 'contract' | 'renewal' | 'increase' | 'tenancy' | 'features' | 'documents'

interface SideRule {
  /** What to do, and by when. */
  todo: string
  action: { label: string; place: ActionPlace }
}

export interface DeadlineRule {
  /** For a chip and a filter. */
  label: string
  title: string
  /** Where it is written; empty where no law is behind it. */
  article: string
  /** What the law or the product makes of the day. */
  text: string
  /** Who has to move. */
  concerns: 'landlord' | 'tenant' | 'both'
  /** A side without an entry does not get the date. */
  sides: { landlord?: SideRule; tenant?: SideRule }
  /** How many days ahead people are reminded; the others go by without a word. */
  remindAt: readonly number[]
}

/** How many days ahead people are reminded of most dates. */
export const usualReminders = [30, 7, 1] as const
