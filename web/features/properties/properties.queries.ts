const minutes = (count: number) => count * 60_000

/** How long what was read of properties counts as fresh, and how long it is kept. */
export const propertyQueryTimes = {
  list: { staleTime: minutes(15), gcTime: minutes(60) },
  detail: { staleTime: minutes(10), gcTime: minutes(30) },
} as const
