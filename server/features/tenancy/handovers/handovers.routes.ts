import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { handoversMessages } from '#domain/tenancy/handovers/handovers.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { addRemark } from './add-remark.ts'
import { beginHandover } from './begin-handover.ts'
import { reopenHandover, saveHandover, sendHandover } from './change-handover.ts'
import { addHandoverPhoto, removeHandoverPhoto } from './handover-photos.ts'
import { viewHandover } from './view-handover.ts'

export const handoversRoutes: Route[] = [
  route(handoversApi.begin, ({ ctx, actor, params, body }) => beginHandover(ctx, actor, params.id, body.kind)),
  route(handoversApi.view, ({ ctx, actor, params, caller }) => viewHandover(ctx, actor, params.id, caller)),
  route(handoversApi.save, ({ ctx, actor, params, body }) => saveHandover(ctx, actor, params.id, body)),
  route(handoversApi.addPhoto, ({ ctx, actor, params, query, file }) =>
    addHandoverPhoto(ctx, actor, { id: params.id, place: query.place, bytes: file }),
  ),
  route(handoversApi.removePhoto, async ({ ctx, actor, params }) => {
    await removeHandoverPhoto(ctx, actor, params.id, params.photo)
    return done(handoversMessages.photoRemoved)
  }),
  route(handoversApi.send, async ({ ctx, actor, params, body, caller }) => {
    await sendHandover(ctx, actor, { id: params.id, version: body.version, caller })
    return done(handoversMessages.sent)
  }),
  route(handoversApi.reopen, async ({ ctx, actor, params, caller }) => {
    await reopenHandover(ctx, actor, params.id, caller)
    return done(handoversMessages.reopened)
  }),
  route(handoversApi.remark, ({ ctx, actor, params, body }) => addRemark(ctx, actor, params.id, body.text)),
]
