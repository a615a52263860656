export interface Signer {
  role: string
  /** Empty if the name is to be written by hand. */
  name: string
  /** A firm signs by a person, whose name nobody entered. */
  firm?: boolean
}

export const tenantSigners = (names: readonly string[], firm = false): Signer[] =>
  names.length > 1
    ? names.map((name, index) => ({ role: `${index + 1}. kiracı`, name, firm }))
    : [{ role: 'Kiracı', name: names[0] ?? '', firm }]
