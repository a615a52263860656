import { kernelRefusals } from '#domain/kernel/refusal.ts'
import { CallError } from '#web/lib/call.ts'

/** Texts of our own server are written for people; anything else is not. */
export const messageOf = (error: unknown) =>
  error instanceof CallError ? error.message : kernelRefusals.unexpected.message
