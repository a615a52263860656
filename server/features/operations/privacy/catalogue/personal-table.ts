import type { DataGroup } from '#domain/operations/privacy/data-groups.rules.ts'
import type { KeepBasis } from '#domain/operations/privacy/keep-bases.rules.ts'

/**
 * What a column holds with respect to a person. Every column of every table has exactly one of these:
 * - `plain`: numbers, days, states, ids of records: says nothing of a person by itself
 * - `person`: the id of somebody, by user or by account
 * - `name`: what somebody is called
 * - `contact`: where somebody is reached or found, and what else is known of them
 * - `sealed`: encrypted, such as an identity number
 * - `secret`: opens something; nobody gets it, its owner included
 * - `derived`: made from the others for searching
 * - `words`: what people wrote
 * - `json`: several of these in one
 * - `file`: ids of stored files
 * - `bytes`: a file itself
 */
export const columnClasses = [
  'plain',
  'person',
  'name',
  'contact',
  'sealed',
  'secret',
  'derived',
  'words',
  'json',
  'file',
  'bytes',
] as const
export type ColumnClass = (typeof columnClasses)[number]

/** What becomes of rows when their person is deleted. Of several, the first that a row fits counts. */
export type Fate = { where: string } & (
  | { does: 'delete' }
  /** Columns that say who it is are emptied by their class; `set` says otherwise, as SQL. */
  | { does: 'anonymise'; set?: Record<string, string> }
  /** `set` closes what is kept, such as hiding it from lists; nothing that is evidence changes. */
  | { does: 'keep'; basis: KeepBasis; set?: Record<string, string> }
)

/**
 * Conditions are SQL about one person: `:user` and `:account` are ids, `:emails` and `:phones` lists of texts, `{name}` the
 * ids of a set of records (`record-sets.ts`), in brackets.
 */
export interface PersonalTable {
  group: DataGroup
  /** Which rows are about the person; these are handed out with the download. */
  about: string
  /** Names of columns by class, separated by spaces. */
  columns: Partial<Record<ColumnClass, string>>
  /**
   * Columns that say something of one among several people: for whom they are, as a condition, and their names. In the
   * archive of anybody else the row comes without them.
   */
  onlyFor?: Record<string, string>
  /** Columns in which somebody's id says only that they did something to a record of others. */
  traces?: string
  /** Columns that are scrubbed like any other and not handed out: they repeat another one, with the keys in it. */
  withheld?: string
  /** More rows, of others, in which the person may be named in words. */
  near?: string
  /**
   * Anybody may be named in any row: all of them are looked through, by whatever is known of the person, or only by
   * what no namesake can have, such as an address.
   */
  mentions?: 'anything' | 'address'
  fates: Fate[]
}

/** A table that knows nobody, and why. */
export interface ImpersonalTable {
  nobody: string
  columns: string
  /** Columns that say which administrator wrote a row. */
  traces?: string
}

export type CatalogueTable = PersonalTable | ImpersonalTable

export const isPersonal = (table: CatalogueTable): table is PersonalTable => 'about' in table
