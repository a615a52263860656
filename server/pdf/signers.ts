export interface Signer {
  role: string
  /** Empty if the name is to be written by hand. */
  name: string
}

export const tenantSigners = (names: readonly string[]): Signer[] =>
  names.length > 1
    ? names.map((name, index) => ({ role: `${index + 1}. kiracı`, name }))
    : [{ role: 'Kiracı', name: names[0] ?? '' }]
