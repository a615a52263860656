export interface Paging {
  page: number
  size: number
}

export const offsetOf = ({ page, size }: Paging) => (page - 1) * size

/** The specified reply of every list; only the reply calls its items `documents`. */
export const pageOf = <Item>(items: Item[], total: number, { page, size }: Paging) => ({
  documents: items,
  total,
  hasMore: page * size < total,
})
