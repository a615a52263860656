import { storageSlot } from './storage.ts'

const slot = storageSlot<'1'>('remembered')

/** Set at sign-in: without it, this device stores nothing of what was seen (0080). */
export const rememberHere = (wanted: boolean) => (wanted ? slot.write('1') : slot.remove())
export const rememberedHere = (): boolean => slot.read() !== null
