import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'

/**
 * What a column says about people. Archives leave out some classes, and anonymising empties or searches some
 * (`features/operations/privacy/`).
 */
export type ColumnClass =
  | 'plain'
  | 'personId'
  | 'trace'
  | 'personName'
  | 'contact'
  | 'sealed'
  | 'secret'
  | 'derived'
  | 'freeText'
  | 'mixed'
  | 'fileId'
  | 'fileContent'

export interface ClassifiedColumn<Builder extends PgColumnBuilderBase, Class extends ColumnClass = ColumnClass> {
  class: Class
  builder: Builder
}

const classifiedAs =
  <const Class extends ColumnClass>(name: Class) =>
  <Builder extends PgColumnBuilderBase>(builder: Builder): ClassifiedColumn<Builder, Class> => ({
    class: name,
    builder,
  })

/** Numbers, dates, states, record ids: not personal by themselves. */
export const plain = classifiedAs('plain')
/** A user or account id. */
export const personId = classifiedAs('personId')
/** An id that only shows who changed another person's record. */
export const trace = classifiedAs('trace')
export const personName = classifiedAs('personName')
/** Addresses, devices and other details. */
export const contact = classifiedAs('contact')
/** Encrypted, such as an identity number. */
export const sealed = classifiedAs('sealed')
/** A key or code; never handed out. */
export const secret = classifiedAs('secret')
/** Computed from other columns for searching. */
export const derived = classifiedAs('derived')
/** Text written by people. */
export const freeText = classifiedAs('freeText')
/** Several of these in one JSON value. */
export const mixed = classifiedAs('mixed')
/** Ids of stored files. */
export const fileId = classifiedAs('fileId')
export const fileContent = classifiedAs('fileContent')
