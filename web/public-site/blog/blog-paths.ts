/** Pages whose text comes from the database; the other public pages are the same for every installation. */
export type BlogPath = '/yazilar' | `/yazilar/${string}`

export const isBlogPath = (path: string): path is BlogPath => /^\/yazilar(?:\/[^/]+)?$/.test(path)

export const articlesPath = (page: number) => (page > 1 ? `/yazilar?sayfa=${page}` : '/yazilar')
