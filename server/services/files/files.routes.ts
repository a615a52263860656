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
    // Only opening a paper is logged, not photographs, which every list shows, and not thumbnails.
    if (file.area !== 'property-images' && !thumb)
      await recordOpening(ctx, actor, { id: file.id, people: [file.owner, file.uploaded_by] })
    return {
      content,
      type: thumb ? 'image/webp' : file.type,
      // The content under an id never changes, so browsers may cache pictures. Access to papers can change, so they are
      // requested again each time.
      cache: file.area === 'property-images' ? 'private, max-age=86400, immutable' : 'private, no-store',
      ...(query.save && { saveAs: nameToSave(file.name, file.type) }),
    }
  }),
]
