import type { DataGroup } from '#domain/operations/privacy/data-groups.rules.ts'
import type { KeepBasis } from '#domain/operations/privacy/keep-bases.rules.ts'

/**
 * Kinds of column by what they say about a person. Every column has exactly one class:
 * - `plain`: numbers, dates, states, record ids; not personal by themselves
 * - `person`: a user or account id
 * - `name`: a person's name
 * - `contact`: addresses, devices and other details
 * - `sealed`: encrypted, such as an identity number
 * - `secret`: a key or code; never handed out
 * - `derived`: computed from others for searching
 * - `words`: text written by people
 * - `json`: several of these in one
 * - `file`: ids of stored files
 * - `bytes`: file content
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

/** The fate of rows when their person is deleted. The first match applies. */
export type DeletionRule = { where: string } & (
  | { does: 'delete' }
  /** Identifying columns are emptied by their class; `set` overrides this with SQL. */
  | { does: 'anonymise'; set?: Record<string, string> }
  /** `set` may close kept rows, such as hiding them from lists; evidence is never changed. */
  | { does: 'keep'; basis: KeepBasis; set?: Record<string, string> }
)

/**
 * Conditions are SQL about one person: `:user` and `:account` are ids, `:emails` and `:phones` text arrays, `{name}` a
 * set of record ids in brackets (`record-sets.ts`).
 */
export interface PersonalTable {
  group: DataGroup
  /** Rows about the person, which the archive contains. */
  about: string
  /** Column names by class, separated by spaces. */
  columns: Partial<Record<ColumnClass, string>>
  /** Columns about one of several people: a condition and the column names. Archives of the others leave these out. */
  onlyFor?: Record<string, string>
  /** Columns in which an id only shows who changed another person's record. */
  traces?: string
  /** Columns scrubbed like others but not in the archive: they repeat another column including its keys. */
  withheld?: string
  /** Rows of other people whose texts may name the person. */
  near?: string
  /**
   * Every row may name anyone: all rows are searched for all texts known of the person (`anything`), or only for unique
   * ones such as a mail address.
   */
  mentions?: 'anything' | 'address'
  deletionRules: DeletionRule[]
}

/** A table without personal data, with the reason. */
export interface ImpersonalTable {
  nobody: string
  columns: string
  /** Columns with the administrator who wrote the row. */
  traces?: string
}

export type CatalogueTable = PersonalTable | ImpersonalTable

export const isPersonal = (table: CatalogueTable): table is PersonalTable => 'about' in table
