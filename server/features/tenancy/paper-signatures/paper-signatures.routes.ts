import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { paperSignaturesMessages } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { objectByLink, objectSignedIn, openRecord, openScan } from './object-signature.ts'

export const paperSignaturesRoutes: Route[] = [
  action(paperSignaturesApi.object, paperSignaturesMessages.objected, ({ ctx, actor, params, body, caller }) =>
    objectSignedIn(ctx, actor, { id: params.id, reason: body.reason, caller }),
  ),
  route(paperSignaturesApi.open, ({ ctx, params, caller }) => openRecord(ctx, params.token, caller)),
  route(paperSignaturesApi.scan, ({ ctx, params }) => openScan(ctx, params.token)),
  action(paperSignaturesApi.objectByLink, paperSignaturesMessages.objected, ({ ctx, params, body, caller }) =>
    objectByLink(ctx, params.token, { reason: body.reason, caller }),
  ),
]
