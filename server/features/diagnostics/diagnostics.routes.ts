import { diagnosticsApi } from '#domain/diagnostics/diagnostics.api.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { mobileOf } from '#domain/sms/sms.rules.ts'
import { type Route, route, type SignedIn } from '#server/http/route.ts'
import { endingsNow, remindersNow, remindNow, warnNow } from './due-mail.ts'
import { emailPreviews, sendSample } from './email-samples.ts'
import { healthOf } from './health.ts'
import { propertiesSeenBy } from './property-rules.ts'
import { mayTest, requireTester } from './tester.ts'
import { makeToken, readToken } from './token-lab.ts'
import { walkGuarantor } from './walk-guarantor.ts'

/** Where the test pages are switched off, so is what stands behind them. */
const tool: typeof route = (endpoint, run) =>
  route(endpoint, async (incoming) => {
    if (!incoming.ctx.config.testPages) throw refuse('not_found')
    return run(incoming)
  })

/** Before anything that sends, writes or makes a token. */
async function admitTester<E extends Endpoint>({ ctx, caller, whoever }: SignedIn<E>) {
  requireTester(ctx, await whoever())
  await ctx.limits.spend('testMailsByAddress', caller.ip)
}

export const diagnosticsRoutes: Route[] = [
  tool(diagnosticsApi.tools, async ({ ctx, whoever }) => ({
    may_try: mayTest(ctx, await whoever()),
    demo: ctx.config.demo,
  })),
  tool(diagnosticsApi.emails, async ({ ctx, whoever }) => ({
    documents: emailPreviews(),
    transport: ctx.mailTransport.name,
    may_send: mayTest(ctx, await whoever()),
  })),
  tool(diagnosticsApi.sendEmail, async (incoming) => {
    await admitTester(incoming)
    return sendSample(incoming.ctx, incoming.body.name, incoming.body.to)
  }),
  tool(diagnosticsApi.makeToken, async (incoming) => {
    await admitTester(incoming)
    return makeToken(incoming.ctx, incoming.body)
  }),
  tool(diagnosticsApi.readToken, async ({ ctx, body, caller }) => {
    await ctx.limits.spend('linksByAddress', caller.ip)
    return readToken(ctx, body.token)
  }),
  tool(diagnosticsApi.walkGuarantor, async (incoming) => {
    await admitTester(incoming)
    return walkGuarantor(incoming.ctx, incoming.caller)
  }),
  tool(diagnosticsApi.reminders, async ({ ctx, actor, query }) => ({
    ...(await remindersNow(ctx, actor, query)),
    may_send: mayTest(ctx, actor),
  })),
  tool(diagnosticsApi.sendReminder, async (incoming) => {
    await admitTester(incoming)
    return remindNow(incoming.ctx, incoming.actor, incoming.params.approval, incoming.caller)
  }),
  tool(diagnosticsApi.expiries, ({ ctx, query }) => endingsNow(ctx, query)),
  tool(diagnosticsApi.sendExpiry, ({ ctx, params }) => warnNow(ctx, params.contract)),
  tool(diagnosticsApi.properties, ({ ctx, query }) => propertiesSeenBy(ctx, query)),
  tool(diagnosticsApi.health, async ({ ctx }) => ({
    checked_at: ctx.clock.now().toISOString(),
    parts: await healthOf(ctx),
  })),
  tool(diagnosticsApi.sms, async ({ ctx, actor }) => ({
    transport: ctx.smsTransport?.name ?? null,
    may_send: mayTest(ctx, actor) && ctx.smsTransport !== null,
  })),
  tool(diagnosticsApi.sendSms, async (incoming) => {
    await admitTester(incoming)
    const { ctx, body } = incoming
    if (!ctx.smsTransport) return { success: false, message: 'SMS kapalı (SMS_ADAPTER=off).', error: 'sms_off' }
    const to = mobileOf(body.to)
    if (!to) throw refuse('invalid_input', { to: 'Geçerli bir cep telefonu numarası girin' })
    await ctx.db.transact((tx) => ctx.texter.post(tx, to, body.text))
    return { success: true, message: 'SMS gönderim kuyruğuna alındı', error: null }
  }),
]
