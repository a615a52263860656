import { refuse } from '#domain/kernel/refusal.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { mobileOf } from '#domain/people/accounts/mobile.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { type Caller, type Route, route } from '#server/http/route.ts'
import { endingsNow, remindersNow, remindNow, warnNow } from './due-mail.ts'
import { emailPreviews, sendSample } from './email-samples.ts'
import { healthOf } from './health.ts'
import { propertiesSeenBy } from './property-rules.ts'
import { mayTest, requireTester } from './tester.ts'
import { makeToken, readToken } from './token-lab.ts'
import { walkGuarantor } from './walk-guarantor.ts'

/** The endpoints are disabled together with the test pages. */
const tool: typeof route = (endpoint, run) =>
  route(endpoint, async (incoming) => {
    if (!incoming.ctx.config.testPages) throw refuse('not_found')
    return run(incoming)
  })

/**
 * Runs before anything that sends, writes or creates a token. Spends the limit here, because only testers' calls count.
 */
async function admitTester(ctx: Context, actor: Actor | null, caller: Caller) {
  requireTester(ctx, actor)
  await ctx.limits.consume('testMailsByAddress', caller.ip)
}

export const diagnosticsRoutes: Route[] = [
  tool(diagnosticsApi.tools, async ({ ctx, optionalActor }) => ({
    may_try: mayTest(ctx, await optionalActor()),
    demo: ctx.config.demo,
  })),
  tool(diagnosticsApi.emails, async ({ ctx, optionalActor }) => ({
    documents: emailPreviews(ctx.config.publicUrl),
    transport: ctx.mailTransport.name,
    may_send: mayTest(ctx, await optionalActor()),
  })),
  tool(diagnosticsApi.sendEmail, async ({ ctx, body, caller, optionalActor }) => {
    await admitTester(ctx, await optionalActor(), caller)
    return sendSample(ctx, body.name, body.to)
  }),
  tool(diagnosticsApi.makeToken, async ({ ctx, body, caller, optionalActor }) => {
    await admitTester(ctx, await optionalActor(), caller)
    return makeToken(ctx, body)
  }),
  tool(diagnosticsApi.readToken, async ({ ctx, body }) => readToken(ctx, body.token)),
  tool(diagnosticsApi.walkGuarantor, async ({ ctx, caller, optionalActor }) => {
    await admitTester(ctx, await optionalActor(), caller)
    return walkGuarantor(ctx, caller)
  }),
  tool(diagnosticsApi.reminders, async ({ ctx, actor, query }) => ({
    ...(await remindersNow(ctx, actor, query)),
    may_send: mayTest(ctx, actor),
  })),
  tool(diagnosticsApi.sendReminder, async ({ ctx, actor, params, caller }) => {
    await admitTester(ctx, actor, caller)
    return remindNow(ctx, actor, params.approval, caller)
  }),
  tool(diagnosticsApi.expiries, ({ ctx, query }) => endingsNow(ctx, query)),
  tool(diagnosticsApi.sendExpiry, ({ ctx, params }) => warnNow(ctx, params.contract)),
  tool(diagnosticsApi.properties, ({ ctx, query }) => propertiesSeenBy(ctx, query)),
  tool(diagnosticsApi.health, async ({ ctx, actor }) => ({
    checked_at: ctx.clock.now().toISOString(),
    parts: await healthOf(ctx, { isAdmin: actor.roles.isAdmin }),
  })),
  tool(diagnosticsApi.sms, async ({ ctx, actor }) => ({
    transport: ctx.smsTransport?.name ?? null,
    may_send: mayTest(ctx, actor) && ctx.smsTransport !== null,
  })),
  tool(diagnosticsApi.sendSms, async ({ ctx, actor, body, caller }) => {
    await admitTester(ctx, actor, caller)
    if (!ctx.smsTransport) return { success: false, message: 'SMS kapalı (SMS_ADAPTER=off).', error: 'sms_off' }
    const to = mobileOf(body.to)
    if (!to) throw refuse('invalid_input', { to: 'Geçerli bir cep telefonu numarası girin' })
    await ctx.db.transact((tx) => ctx.texter.post(tx, to, body.text))
    return { success: true, message: 'SMS gönderim kuyruğuna alındı', error: null }
  }),
]
