/** How long the button that takes an approval back is offered. */
export const takeBackOfferedMs = 10_000

/** Longer than it is offered, because a tap has to arrive; the letter leaves only after it. */
export const takeBackMs = 15_000
