import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'
import type { PaperText } from './demo-papers.ts'

/** Papers made in advance by `npm run demo-files`. */
export const readyFolder = path.join(projectRoot, 'server', 'demo', 'ready')

/** The hash of its text names a ready paper, so that a changed text gets a new file. */
export const readyName = ({ heading, lines, text }: PaperText) =>
  `${createHash('sha256').update(JSON.stringify({ heading, lines, text })).digest('hex').slice(0, 20)}.pdf`

/** The ready paper, or one made now if its text has changed since. */
export async function readyPaper(paper: PaperText): Promise<PreparedFile> {
  const ready = await readFile(path.join(readyFolder, readyName(paper))).catch(() => null)
  return ready ? { type: 'application/pdf', content: new Uint8Array(ready) } : written(paper)
}

export async function written({ heading, lines, text }: PaperText): Promise<PreparedFile> {
  const { writePaper } = await import('./write-paper.tsx')
  const content = await writePaper({ heading, lines, ...(text && { text }) })
  return { type: 'application/pdf', content: new Uint8Array(content) }
}
