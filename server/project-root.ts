import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of package.json, both from the sources and from the bundle in dist/server. */
export const projectRoot = nearest(import.meta.dirname)

function nearest(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : nearest(path.dirname(folder))
}
