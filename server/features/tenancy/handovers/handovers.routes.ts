import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { handoversMessages } from '#domain/tenancy/handovers/handovers.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
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
  action(handoversApi.removePhoto, handoversMessages.photoRemoved, ({ ctx, actor, params }) =>
    removeHandoverPhoto(ctx, actor, params.id, params.photo),
  ),
  action(handoversApi.send, handoversMessages.sent, ({ ctx, actor, params, body, caller }) =>
    sendHandover(ctx, actor, { id: params.id, version: body.version, caller }),
  ),
  action(handoversApi.reopen, handoversMessages.reopened, ({ ctx, actor, params, caller }) =>
    reopenHandover(ctx, actor, params.id, caller),
  ),
  route(handoversApi.remark, ({ ctx, actor, params, body }) => addRemark(ctx, actor, params.id, body.text)),
]
