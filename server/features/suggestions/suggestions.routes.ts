import { suggestionsApi } from '#domain/suggestions/suggestions.api.ts'
import { suggestionsMessages } from '#domain/suggestions/suggestions.messages.ts'
import { type Route, route } from '#server/http/route.ts'
import { decideSuggestion } from './decide-suggestion.ts'

export const suggestionsRoutes: Route[] = [
  route(suggestionsApi.decide, async ({ ctx, actor, params, body }) => {
    await decideSuggestion(ctx, actor, params.id, body)
    return { success: true as const, message: suggestionsMessages[body.durum] }
  }),
]
