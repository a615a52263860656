import { storageSlot } from './storage.ts'

const slot = storageSlot<'1'>('remembered')

/** Said at the sign-in: a device that is not to remember the person keeps nothing that was seen (0080). */
export const rememberHere = (wanted: boolean) => (wanted ? slot.write('1') : slot.remove())
export const rememberedHere = (): boolean => slot.read() !== null
