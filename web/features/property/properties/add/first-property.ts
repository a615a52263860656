import { storageSlot } from '#web/lib/storage.ts'
import type { NewPropertyForm } from '../form/identity-form.ts'

/** Entered while the account waits for approval; the form for a new property starts with it. */
export type FirstProperty = Pick<NewPropertyForm, 'baslik' | 'tasinmazCinsi' | 'adres' | 'aciklama'>

const slot = storageSlot<FirstProperty>('firstProperty')

export const firstPropertyOf = (userId: string): Partial<FirstProperty> => slot.read(userId) ?? {}
export const keepFirstProperty = (userId: string, draft: FirstProperty) => slot.write(draft, userId)
export const dropFirstProperty = (userId: string) => slot.remove(userId)
