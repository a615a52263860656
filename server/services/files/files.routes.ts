import { filesApi } from '#domain/services/files/files.api.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { nameToSave } from '#domain/services/files/files.rules.ts'
import { type Route, route } from '#server/http/route.ts'
import { recordOpening } from '#server/services/audit/paper-openings.ts'
import { fileFor } from './files.queries.ts'
import { thumbName } from './keep-file.ts'

export const filesRoutes: Route[] = [
  route(filesApi.open, async ({ ctx, actor, params, query }) => {
    const file = await fileFor(ctx.db, actor, params.id)
    if (!file) throw refuseFile('file_missing')
    const thumb = query.size === 'thumb' ? await ctx.storage.get(file.area, thumbName(file.id)) : null
    const content = thumb ?? (await ctx.storage.get(file.area, file.id))
    if (!content) throw refuseFile('file_missing')
    // Photographs are looked at in every list; what counts is who opened a paper, and not its small picture.
    if (file.area !== 'property-images' && !thumb)
      await recordOpening(ctx, actor, { id: file.id, people: [file.owner, file.uploaded_by] })
    return {
      content,
      type: thumb ? 'image/webp' : file.type,
      // Under one id the content never changes, so the browser keeps a picture. Who may read a paper can change, so it
      // asks for that each time.
      cache: file.area === 'property-images' ? 'private, max-age=86400, immutable' : 'private, no-store',
      ...(query.save && { saveAs: nameToSave(file.name, file.type) }),
    }
  }),
]
