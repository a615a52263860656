export const searchKeys = {
  /** Each side of a person finds its own. */
  found: (side: string, q: string) => ['search', side, q] as const,
}
