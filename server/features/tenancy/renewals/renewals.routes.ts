import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { renewalsMessages } from '#domain/tenancy/renewals/renewals.messages.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { type Route, route } from '#server/http/route.ts'
import { sendRenewal } from './send-renewal.ts'
import { readRenewal } from './view-renewal.ts'

export const renewalsRoutes: Route[] = [
  route(renewalsApi.view, async ({ ctx, actor, params }) => (await readRenewal(ctx, actor, params.id)).view),
  route(renewalsApi.send, async ({ ctx, actor, params, body, caller }) => ({
    id: await refuseOnFailure(ctx, refuseContract('contract_not_saved'), () =>
      sendRenewal(ctx, actor, { tenancy: params.id, sent: body, caller }),
    ),
    message: renewalsMessages.sent,
  })),
]
