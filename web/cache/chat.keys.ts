const all = ['chat'] as const
const searches = [...all, 'search'] as const

export const chatKeys = {
  /** The whole screen: people, counts and the open conversation. */
  page: [...all, 'page'] as const,
  people: [...all, 'people'] as const,
  unread: [...all, 'unread'] as const,
  searches,
  search: (q: string) => [...searches, q] as const,
}
