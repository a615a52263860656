import { CallError } from './call.ts'

/** Not there, not for this person, or not even an address of one: all three look the same. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** What is not there will not appear by asking again. */
export const unlessMissing = (failures: number, error: unknown) => !isMissing(error) && failures < 2
