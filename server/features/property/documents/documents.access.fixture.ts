import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups } from '#server/testing/access-world.ts'
import { pdf } from '#server/testing/sample-files.ts'

const { documentManagers } = groups
/** A lawyer may only change documents that the lawyer uploaded; these are someone else's. */
const changers = documentManagers.filter((caller) => caller !== 'lawyer')
const paper = () => new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })
const change = { name: 'Yeni ad.pdf', category: 'Diğer', tenant_can_see: true, lawyer_can_see: true } as const

/** Staff without canManageDocuments see no documents; tenant and lawyer see those shared with them. */
const readers: Caller[] = [...documentManagers, 'tenant', 'tenant elsewhere']
const unseen = () => 404 as const
const unseenOrNotAllowed = (caller: Caller) => (readers.includes(caller) ? 403 : 404)

export const documentsAccess: AccessRow[] = [
  onProperty(documentsApi.list, {
    may: readers,
    refused: unseen,
    call: async (at) => {
      await at.document()
      return { query: { property: at.id } }
    },
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  onProperty(documentsApi.properties, {
    may: readers,
    refused: unseen,
    call: ({ id }) => ({ query: { selected: id } }),
    means: (found, at) => (found.some(({ id }) => id === at.id) ? 200 : 404),
  }),
  onProperty(documentsApi.add, {
    may: documentManagers,
    call: ({ id }) => ({ query: { property: id, category: 'Tapu', name: 'Tapu.pdf' }, file: paper() }),
  }),
  onProperty(documentsApi.change, {
    may: changers,
    refused: unseenOrNotAllowed,
    call: async (at) => ({ params: { id: (await at.document()).id }, body: { ...change, version: 1 } }),
  }),
  onProperty(documentsApi.replace, {
    may: changers,
    refused: unseenOrNotAllowed,
    call: async (at) => ({
      params: { id: (await at.document()).id },
      query: { name: 'Yeni.pdf', version: 1 },
      file: paper(),
    }),
  }),
  onProperty(documentsApi.remove, {
    may: changers,
    refused: unseenOrNotAllowed,
    call: async (at) => ({ params: { id: (await at.document()).id } }),
  }),

  onProperty(filesApi.open, {
    may: readers,
    refused: unseen,
    call: async (at) => ({ params: { id: (await at.document()).file_id } }),
  }),
  // Every signed-in user may see profile pictures.
  anywhere(filesApi.avatar, { through: 404, call: () => ({ params: { file: `${crypto.randomUUID()}.webp` } }) }),
]
