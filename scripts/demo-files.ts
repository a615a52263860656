// Prepares the demo's papers, and the thumbnail of each picture without one, so that a first start need not create them.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixedPapers } from '#server/demo/demo-papers.ts'
import { picturesFolder } from '#server/demo/demo-pictures.ts'
import { readyFolder, readyName, written } from '#server/demo/ready-papers.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'

await rm(readyFolder, { recursive: true, force: true })
await mkdir(readyFolder)
for (const paper of fixedPapers)
  await writeFile(path.join(readyFolder, readyName(paper)), (await written(paper)).content)

const names = await readdir(picturesFolder, { recursive: true })
for (const name of names.filter((each) => each.endsWith('.webp') && !each.endsWith('.thumb.webp'))) {
  const thumb = name.replace(/\.webp$/, '.thumb.webp')
  if (names.includes(thumb)) continue
  const prepared = await prepareImage(await readFile(path.join(picturesFolder, name)))
  await writeFile(path.join(picturesFolder, thumb), prepared.thumb!)
}
process.exit(0)
