import { z } from 'zod'
import { editableFlags } from '#domain/access/flags.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { mayActOnAll, offeredFlags } from '#domain/people/staff/staff.rules.ts'
import { newStaff, type StaffType, type StaffView } from '#domain/people/staff/staff.schema.ts'

/** One form for inviting and editing; only editing uses the version. */
const day = newStaff.shape.until.unwrap()
export const staffForm = newStaff
  .extend({ acts_on_all: z.boolean(), version: z.number(), since: day, until: day })
  .refine(({ since, until }) => !since || !until || since <= until, {
    path: ['until'],
    error: 'Bitiş tarihi başlangıçtan önce olamaz',
  })

type Flag = (typeof editableFlags)[number]
/** A share may be half typed. */
export type TypedShare = { pay?: number | undefined; payda?: number | undefined }
export interface StaffValues extends Record<Flag, boolean> {
  type: StaffType
  username: string
  email: string
  phoneNumber: string
  properties: string[]
  acts_on_all: boolean
  shares: Record<string, TypedShare>
  since: string | null
  until: string | null
  version: number
}

/** The storage key of the draft. */
export const draftOf = (id: string | null) => `staff.${id ?? 'new'}`

const flagsFrom = (source: Partial<Record<Flag, boolean>>) =>
  Object.fromEntries(editableFlags.map((flag) => [flag, source[flag] ?? false])) as Record<Flag, boolean>

export const emptyValues = (type: StaffType): StaffValues => ({
  type,
  username: '',
  email: '',
  phoneNumber: '',
  ...flagsFrom({}),
  properties: [],
  acts_on_all: mayActOnAll(type),
  shares: {},
  since: null,
  until: null,
  version: 1,
})

export const valuesOf = (person: StaffView): StaffValues => ({
  type: person.type,
  username: person.username,
  email: person.email,
  phoneNumber: showPhone(person.phoneNumber),
  ...flagsFrom(person),
  properties: person.properties.map(({ id }) => id),
  acts_on_all: person.acts_on_all,
  shares: Object.fromEntries(
    person.properties.flatMap(({ id, pay, payda }) => (pay && payda ? [[id, { pay, payda }]] : [])),
  ),
  since: person.since,
  until: person.until,
  version: person.version,
})

/** Drops what the new role cannot have; every other choice stays. */
export function forType(values: StaffValues, type: StaffType): StaffValues {
  const offered = offeredFlags(type)
  return {
    ...values,
    ...flagsFrom(Object.fromEntries(offered.map((flag) => [flag, values[flag]]))),
    type,
    acts_on_all: mayActOnAll(type) && (mayActOnAll(values.type) ? values.acts_on_all : values.properties.length === 0),
    shares: type === 'shareholder' ? values.shares : {},
  }
}

/** An empty share is removed. */
export function withShare(shares: StaffValues['shares'], id: string, change: TypedShare): StaffValues['shares'] {
  const { [id]: old, ...others } = shares
  const next = { ...old, ...change }
  return next.pay === undefined && next.payda === undefined ? others : { ...others, [id]: next }
}

const { version: _, ...newShape } = staffForm.shape
const newKeys = Object.keys(newShape)

/** Without a first day, the server uses today. */
const withDays = <Values extends Pick<StaffValues, 'since'>>({ since, ...values }: Values) => ({
  ...values,
  ...(since !== null && { since }),
})

export const toNew = (values: StaffValues) =>
  Object.fromEntries(Object.entries(withDays(values)).filter(([name]) => newKeys.includes(name))) as z.input<
    typeof newStaff
  >

export function toChange({ type: _type, email: _email, ...values }: StaffValues) {
  return withDays(values) as Omit<StaffValues, 'type' | 'email' | 'shares' | 'since'> & {
    since?: string
    shares: Record<string, { pay: number; payda: number }>
  }
}
