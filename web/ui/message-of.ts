import { kernelRefusals } from '#domain/kernel/refusal.ts'
import { CallError } from '#web/lib/call.ts'

/** Only our own server's messages are written for users; other errors get a general text. */
export const messageOf = (error: unknown) =>
  error instanceof CallError ? error.message : kernelRefusals.unexpected.message
