/** The user's side of the tenancy. */
export type Side = 'landlord' | 'tenant'

/** The screen of the next step; the web app maps it to a URL. */
export type ActionTarget = 'contract' | 'renewal' | 'increase' | 'tenancy' | 'features' | 'documents'

interface SideRule {
  /** The next step and its last day. */
  todo: string
  action: { label: string; target: ActionTarget }
}

export interface DeadlineRule {
  /** Short title for chips and filters. */
  label: string
  title: string
  /** The article of the law; empty when the date has no legal basis. */
  article: string
  /** The legal or practical meaning of the date. */
  text: string
  /** The side that has to act. */
  concerns: 'landlord' | 'tenant' | 'both'
  /** A side without an entry does not see the date. */
  sides: { landlord?: SideRule; tenant?: SideRule }
  /** Days before the date on which reminders are sent; empty for none. */
  remindAt: readonly number[]
}

/** Days before most dates on which reminders are sent. */
export const usualReminders = [30, 7, 1] as const
