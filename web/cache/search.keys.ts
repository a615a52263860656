export const searchKeys = {
  /** Each role of a user finds different records. */
  found: (side: string, q: string) => ['search', side, q] as const,
}
