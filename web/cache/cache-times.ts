const seconds = (count: number) => count * 1000
const minutes = (count: number) => seconds(60 * count)
const hours = (count: number) => minutes(60 * count)
const days = (count: number) => hours(24 * count)

/**
 * How long the browser keeps what it has read, in one place. Where two of these apply, the shorter one decides; events
 * pushed by the server override both (AMB-56).
 */
export const cacheTimes = {
  /** The signed-in user with their roles. */
  user: { valid: minutes(5), offline: minutes(10), refreshEvery: minutes(30) },
  relatedPeople: { valid: minutes(5), kept: minutes(10), cleanEvery: minutes(5) },
  memory: {
    general: minutes(5),
    assistant: minutes(10),
    chat: minutes(5),
    unreadCounts: minutes(2),
    totalUnread: minutes(1),
  },
  storage: { lists: hours(1), chat: seconds(30), unreadCounts: minutes(2), propertyDetail: minutes(5) },
  /** Only on a device that is offline and whose user chose to be remembered (0080). */
  lastSeen: days(7),
} as const

export const queryTimes = {
  defaults: { staleTime: minutes(10), gcTime: hours(1) },
  properties: { staleTime: minutes(15), gcTime: hours(1) },
  propertyDetail: { staleTime: minutes(10), gcTime: minutes(30) },
  analytics: { staleTime: minutes(15), gcTime: minutes(45) },
  assistant: { staleTime: minutes(10), gcTime: minutes(30), retry: 2 },
  /** Returning to a word typed a moment ago needs no request. */
  search: { staleTime: seconds(20), gcTime: minutes(1), retry: false },
  chat: {
    staleTime: seconds(30),
    gcTime: minutes(2),
    refetchInterval: seconds(60),
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    retry: 2,
  },
} as const
