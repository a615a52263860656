import type { Tx } from '#server/db/client.ts'
import { propertyValues } from '#server/db/schema/properties.ts'
import { ankara, besiktas, groundShop, moda, secondFlat, uskudar } from './demo-property.ts'
import type { Past } from './past.ts'

/** In lira. Other properties have no value, to show the screen without one. */
const worth: [title: string, lira: number][] = [
  [moda, 11_500_000],
  [besiktas, 21_000_000],
  [uskudar, 9_800_000],
  [groundShop, 13_750_000],
  [secondFlat, 7_200_000],
  [ankara, 6_400_000],
]

/** The owners' estimates of their properties' values from last month. */
export const addValues = (tx: Tx, past: Past, idOf: (title: string) => string) =>
  tx.insert(propertyValues).values(
    worth.map(([title, lira]) => ({
      property_id: idOf(title),
      amount: lira * 100,
      valued_on: past.day(30),
    })),
  )
