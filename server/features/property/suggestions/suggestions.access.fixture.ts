import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups } from '#server/testing/access-world.ts'
import { picture } from '#server/testing/pictures.ts'

const { suggestionManagers } = groups
const photo = picture(3, { width: 8, height: 8 })

/** The requests are the tenant's: invisible to people who neither manage nor receive requests. */
const refused = (caller: Caller) => (suggestionManagers.includes(caller) ? 403 : 404)

export const suggestionsAccess: AccessRow[] = [
  onProperty(suggestionsApi.list, {
    call: async ({ id, suggestion }) => {
      await suggestion()
      return { query: { property_id: id } }
    },
    means: ({ documents }) => (documents.length > 0 ? 200 : 404),
    may: suggestionManagers,
    refused,
  }),
  anywhere(suggestionsApi.form),
  onProperty(suggestionsApi.create, {
    may: suggestionManagers,
    call: ({ id, lodger }) => ({ body: { property_id: id, tenant_id: lodger, aciklama: 'Su akıtıyor' } }),
  }),
  onProperty(suggestionsApi.view, {
    may: suggestionManagers,
    refused,
    call: async (at) => ({ params: { id: await at.suggestion() } }),
  }),
  onProperty(suggestionsApi.decide, {
    may: suggestionManagers,
    refused,
    call: async (at) => ({
      params: { id: await at.suggestion() },
      body: { durum: 'onaylandi', onceki: 'Cevap Bekleniyor' },
    }),
  }),
  onProperty(suggestionsApi.comment, {
    may: suggestionManagers,
    refused,
    call: async (at) => ({ params: { id: await at.suggestion() }, body: { text: 'Bakıyoruz' } }),
  }),
  onProperty(suggestionsApi.addFile, {
    may: suggestionManagers,
    refused,
    call: async (at) => ({ params: { id: await at.suggestion() }, file: await photo }),
  }),
  onProperty(suggestionsApi.removeFile, {
    // Only the person who added the file, which is none of these callers.
    may: [],
    refused,
    call: async (at) => ({ params: await at.suggestionFile() }),
    success: async ({ people: { owner }, properties: { assigned } }) => {
      const id = await assigned.suggestion()
      const { file_id: file } = (await owner.call(suggestionsApi.addFile, { params: { id }, file: await photo })).body
      return { by: owner, input: { params: { id, file } } }
    },
  }),
]
