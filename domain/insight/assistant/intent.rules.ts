/** As what somebody asks; one person may be several of them. */
export const hats = ['owner', 'tenant', 'admin'] as const
export type Hat = (typeof hats)[number]

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
  /** Who can be answered; `all`: everybody. */
  for: Hat | 'all'
  /** In the accusative, as it is said back: `ödemeyenleri` sordunuz. */
  asks: string
  /** How it is offered, with `@kisi` or `@mulk` where it needs a name. */
  example: string
  /** Ways of asking it. `@kisi` and `@mulk` stand for a name out of the person's own data. */
  wordings: readonly string[]
  /** Which names narrow the answer. */
  takes?: readonly ('person' | 'property')[]
  /** The time that is meant when none is named. */
  period?: 'month' | 'year' | 'ahead'
}
