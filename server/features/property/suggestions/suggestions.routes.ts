import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { suggestionsMessages } from '#domain/property/suggestions/suggestions.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { createSuggestion } from './create-suggestion.ts'
import { decideSuggestion } from './decide-suggestion.ts'
import { addComment, addPhoto, removePhoto } from './join-suggestion.ts'
import { propertiesForSuggestions, suggestionsPage, tenantsAndFixtures } from './suggestion-list.queries.ts'
import { viewSuggestion } from './view-suggestion.ts'

export const suggestionsRoutes: Route[] = [
  route(suggestionsApi.list, ({ ctx, actor, query }) => suggestionsPage(ctx.db, inView(actor, query.owner), query)),
  route(suggestionsApi.form, async ({ ctx, actor, query: { property_id, q } }) => {
    const properties = await propertiesForSuggestions(ctx.db, actor, q, property_id)
    const only = properties.length === 1 && !q ? properties[0] : undefined
    const chosen = properties.find((property) => property.id === property_id) ?? only
    const contents = chosen && (await tenantsAndFixtures(ctx.db, chosen.id))
    const self = { tenants: [{ id: actor.userId, name: actor.username }] }
    return {
      places: properties.map(({ id, title }) => ({ id, title })),
      chosen: chosen && contents ? { ...chosen, ...contents, ...(chosen.own && self) } : null,
    }
  }),
  route(suggestionsApi.create, async ({ ctx, actor, body }) => ({
    ...done(suggestionsMessages.created),
    id: await createSuggestion(ctx, actor, body),
  })),
  route(suggestionsApi.view, ({ ctx, actor, params }) => viewSuggestion(ctx, actor, params.id)),
  route(suggestionsApi.decide, async ({ ctx, actor, params, body }) => {
    await decideSuggestion(ctx, actor, params.id, body)
    return done(suggestionsMessages.moved(body.durum))
  }),
  route(suggestionsApi.comment, ({ ctx, actor, params, body }) => addComment(ctx, actor, params.id, body)),
  route(suggestionsApi.addFile, async ({ ctx, actor, params, query, file }) => ({
    ...done(suggestionsMessages.photoAdded),
    file_id: await addPhoto(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  route(suggestionsApi.removeFile, async ({ ctx, actor, params }) => {
    await removePhoto(ctx, actor, params.id, params.file)
    return done(suggestionsMessages.photoRemoved)
  }),
]
