import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { documentsMessages } from '#domain/property/documents/documents.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { addDocument } from './add-document.ts'
import { changeDocument } from './change-document.ts'
import { documentsPage, propertiesForDocuments } from './documents.queries.ts'
import { removeDocument } from './remove-document.ts'
import { replaceDocumentFile } from './replace-document-file.ts'

export const documentsRoutes: Route[] = [
  route(documentsApi.list, ({ ctx, actor, query }) => documentsPage(ctx.db, inView(actor, query.owner), query)),
  route(documentsApi.properties, ({ ctx, actor, query }) => propertiesForDocuments(ctx.db, actor, query)),
  route(documentsApi.add, ({ ctx, actor, query, file }) => addDocument(ctx, actor, query, file)),
  route(documentsApi.change, ({ ctx, actor, params, body }) => changeDocument(ctx, actor, params.id, body)),
  route(documentsApi.replace, ({ ctx, actor, params, query, file }) =>
    replaceDocumentFile(ctx, actor, { ...query, id: params.id, bytes: file }),
  ),
  route(documentsApi.remove, async ({ ctx, actor, params }) => {
    const bin_id = await removeDocument(ctx, actor, params.id)
    return { ...done(documentsMessages.deleted), bin_id }
  }),
]
