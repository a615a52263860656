import { storageSlot } from '#web/lib/storage.ts'

/** Set when a lost session led to /login; not after a deliberate sign-out. */
const slot = storageSlot<'1'>('sessionEnded')

export const noteSessionEnded = (): void => slot.write('1')
export const hasSessionEnded = (): boolean => slot.read() !== null
export const forgetSessionEnded = (): void => slot.remove()
