import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { paperSignaturesMessages } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { objectByLink, objectSignedIn, openRecord, openScan } from './object-signature.ts'

export const paperSignaturesRoutes: Route[] = [
  route(paperSignaturesApi.object, async ({ ctx, actor, params, body, caller }) => {
    await objectSignedIn(ctx, actor, { id: params.id, reason: body.reason, caller })
    return done(paperSignaturesMessages.objected)
  }),
  route(paperSignaturesApi.open, ({ ctx, params, caller }) => openRecord(ctx, params.token, caller)),
  route(paperSignaturesApi.scan, ({ ctx, params }) => openScan(ctx, params.token)),
  route(paperSignaturesApi.objectByLink, async ({ ctx, params, body, caller }) => {
    await objectByLink(ctx, params.token, { reason: body.reason, caller })
    return done(paperSignaturesMessages.objected)
  }),
]
