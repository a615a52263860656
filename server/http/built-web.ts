import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Article, ArticleCard } from '#domain/community/blog/blog.schema.ts'

/** One page of the public site: the HTML of its root element and the data for its head. */
export interface RenderedPage {
  path: string
  title: string
  description: string
  html: string
}

interface ScreenFiles {
  /** The files of the application and of the layout around the screen. */
  frame: string[]
  screen: string[]
}

/** The result of the web build: the screens' files, and functions that render the public pages. */
export interface BuiltWeb {
  folder: string
  shell: string
  stylesheets: string[]
  /** From the address of a screen to the files that it needs, in the order in which they run. */
  preloads: Record<string, ScreenFiles>
  /** Null if the path is not a public page. */
  renderPublicPage(path: string, info: object): RenderedPage | null
  renderArticles(list: { documents: ArticleCard[]; page: number; hasMore: boolean }, info: object): RenderedPage
  renderArticle(article: Article, info: object): RenderedPage
  headTags(page: RenderedPage, origin: string): string
  sitemap(origin: string, articles: ArticleCard[]): string
  feed(articles: ArticleCard[], origin: string): string
  robots(origin: string): string
}

export async function loadBuiltWeb(dist: string): Promise<BuiltWeb> {
  const folder = path.join(dist, 'web')
  return {
    ...(await import(pathToFileURL(path.join(dist, 'prerender', 'prerender.js')).href)),
    folder,
    shell: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    stylesheets: JSON.parse(readFileSync(path.join(dist, 'prerender', 'stylesheets.json'), 'utf8')),
    preloads: JSON.parse(readFileSync(path.join(folder, '.vite', 'preloads.json'), 'utf8')),
  }
}
