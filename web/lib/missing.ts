import { CallError } from './call.ts'

/**
 * A record that does not exist, that this user may not see, or whose id in the address is malformed: the server answers
 * 404 to all three. A 400 is about what was sent, such as a filter, and its text says what is wrong.
 */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** The server refused, so the same request would be refused again. */
export const isAnswered = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500

/** A mailed link: only a network failure is retried, and nothing is cached after leaving the page. */
export const linkTimes = {
  retry: (failures: number, error: unknown) => !isAnswered(error) && failures < 2,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
}

/** A missing record or a refused input stays so; too many requests do not. */
export const unlessMissing = (failures: number, error: unknown) =>
  (!isAnswered(error) || error.status === 429) && failures < 2
