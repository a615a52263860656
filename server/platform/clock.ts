/** The only source of the current time; tests replace it. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }
