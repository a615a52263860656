import { storageSlot } from '#web/lib/storage.ts'

/** That somebody was led to /login because their session is gone; a sign-out that they chose says nothing there. */
const slot = storageSlot<'1'>('sessionEnded')

export const noteSessionEnded = (): void => slot.write('1')
export const hasSessionEnded = (): boolean => slot.read() !== null
export const forgetSessionEnded = (): void => slot.remove()
