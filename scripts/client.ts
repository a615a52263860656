// Writes the types of the client package from the declarations.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { routes } from '#server/routes.ts'
import { clientTypes } from './client-types.ts'

const file = path.join(import.meta.dirname, '..', 'client', 'index.d.ts')
await writeFile(file, clientTypes(routes.map(({ endpoint }) => endpoint)))
console.log(`${file} written`)
