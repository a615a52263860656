import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm'
import {
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from 'drizzle-orm/pg-core'
import type { DataGroup } from '#domain/operations/privacy/data-groups.rules.ts'
import type { KeepBasis } from '#domain/operations/privacy/keep-bases.rules.ts'
import type { ClassifiedColumn, ColumnClass } from './column-classes.ts'
import type { TableName } from './table-names.ts'

/** The fate of rows when their person is deleted. The first match applies. */
export type DeletionRule<Column extends string = string> = { where: string } & (
  | { does: 'delete' }
  /** Identifying columns are emptied by their class; `set` overrides this with SQL. */
  | { does: 'anonymise'; set?: Partial<Record<Column, string>> }
  /** `set` may close kept rows, such as hiding them from lists; evidence is never changed. */
  | { does: 'keep'; basis: KeepBasis; set?: Partial<Record<Column, string>> }
)

/**
 * Which rows are about whom. Conditions are SQL about one person: `:user` and `:account` are ids, `:emails` and
 * `:phones` text arrays, `{name}` a set of record ids in brackets (`record-sets.ts`).
 */
export interface PersonalRows<Column extends string = string> {
  group: DataGroup
  /** Rows about the person, which the archive contains. */
  about: string
  /** Columns about one of several people, by the condition that says whose. Archives of the others leave these out. */
  onlyFor?: Record<string, readonly Column[]>
  /** Columns scrubbed like others but not in the archive: they repeat another column including its keys. */
  withheld?: readonly Column[]
  /** Rows of other people whose texts may name the person. */
  near?: string
  /**
   * Every row may name anyone: all rows are searched for all texts known of the person (`anything`), or only for unique
   * ones such as a mail address.
   */
  mentions?: 'anything' | 'address'
  deletionRules: readonly DeletionRule<Column>[]
}

export interface PersonalTable extends PersonalRows {
  classes: ReadonlyMap<string, ColumnClass>
}

/** A table without personal data, with the reason. */
interface ImpersonalTable {
  impersonal: string
  classes: ReadonlyMap<string, ColumnClass>
}

export type CatalogueEntry = PersonalTable | ImpersonalTable

export const catalogueEntry = Symbol('catalogue entry')
/** The catalogue takes no other tables, so that each has its classes. */
export interface Catalogued {
  readonly [catalogueEntry]: CatalogueEntry
}

type Builders = Record<string, PgColumnBuilderBase>
type Classified<Columns extends Builders, Class extends ColumnClass = ColumnClass> = {
  [Name in keyof Columns]: ClassifiedColumn<Columns[Name], Class>
}
type Constraints<Name extends string, Columns extends Builders> = (
  table: BuildExtraConfigColumns<Name, Columns, 'pg'>,
) => PgTableExtraConfigValue[]
type CataloguedTable<Name extends string, Columns extends Builders> = Catalogued &
  PgTableWithColumns<{ name: Name; schema: undefined; columns: BuildColumns<Name, Columns, 'pg'>; dialect: 'pg' }>

const buildersOf = <Columns extends Builders>(columns: Classified<Columns>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { builder }]) => [name, builder])) as Columns
const classesOf = (columns: Classified<Builders>) =>
  new Map(Object.entries(columns).map(([name, column]) => [name, column.class]))

/** A table with the class of each column, and with what the rows say about people and becomes of them. */
export const personalTable = <Name extends TableName, Columns extends Builders>(
  name: Name,
  columns: Classified<Columns>,
  rows: PersonalRows<Extract<keyof NoInfer<Columns>, string>>,
  constraints?: Constraints<Name, Columns>,
): CataloguedTable<Name, Columns> =>
  Object.assign(pgTable(name, buildersOf(columns), constraints), {
    [catalogueEntry]: { ...rows, classes: classesOf(columns) },
  })

/** A table without personal data; `reason` says why there is none. */
export const impersonalTable = <Name extends TableName, Columns extends Builders>(
  name: Name,
  reason: string,
  columns: Classified<Columns, 'plain' | 'trace'>,
): CataloguedTable<Name, Columns> =>
  Object.assign(pgTable(name, buildersOf(columns)), {
    [catalogueEntry]: { impersonal: reason, classes: classesOf(columns) },
  })
