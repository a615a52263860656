import { CallError } from './call.ts'

/**
 * A record that does not exist, that this user may not see, or whose id in the address is malformed: the server answers
 * 404 to all three. A 400 is about what was sent, such as a filter, and its text says what is wrong.
 */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** A missing record is not worth a retry. */
export const unlessMissing = (failures: number, error: unknown) => !isMissing(error) && failures < 2
