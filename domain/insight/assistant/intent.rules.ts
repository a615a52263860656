/** The roles in which a question may be asked; one user may have several. */
export const actingRoles = ['owner', 'tenant', 'admin'] as const
export type ActingRole = (typeof actingRoles)[number]

export const areas = [
  'money',
  'contracts',
  'people',
  'properties',
  'requests',
  'deadlines',
  'own',
  'tax',
  'law',
  'admin',
  'help',
] as const
export type Area = (typeof areas)[number]

export interface Intent {
  id: string
  area: Area
  /** The role that can ask this; `all` for everyone. */
  for: ActingRole | 'all'
  /** In the accusative, for the sentence `… sordunuz`: `ödemeyenleri`. */
  asks: string
  /** The suggested question, with `@kisi` or `@mulk` when it needs a name. */
  example: string
  /** The kinds of names that narrow the answer. */
  takes?: readonly ('person' | 'property')[]
  /** The period used when the question names none; `ahead` also makes a month without a year the next one. */
  period?: 'month' | 'year' | 'ahead'
  /** Set where the answer tells of expenses, which not everybody who reads payments may read. */
  expenses?: true
}
