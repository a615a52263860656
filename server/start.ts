import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { backupInWorker } from './backup-in-worker.ts'
import type { Config } from './config.ts'
import { type Context, createContext } from './context.ts'
import { migrate } from './db/migrate.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { fillArticles } from './features/community/blog/fill-articles.ts'
import { writeViews } from './features/community/forum/count-views.ts'
import { handleBinJobs } from './features/insight/bin/bin.jobs.ts'
import { handleWebhookJobs } from './features/insight/webhooks/webhooks.jobs.ts'
import { handleArrearsJobs } from './features/money/arrears/arrears.jobs.ts'
import { handleExpenseJobs } from './features/money/expenses/expenses.jobs.ts'
import { handlePaymentPlanJobs } from './features/money/payment-plans/remind-payments.ts'
import { handleAdminJobs } from './features/operations/admin/decide-account.ts'
import { handleBackupJobs } from './features/operations/backups/backups.jobs.ts'
import { handleMaintenanceJobs } from './features/operations/maintenance/maintenance.jobs.ts'
import { handlePrivacyJobs } from './features/operations/privacy/privacy.jobs.ts'
import { handleAccountJobs } from './features/people/accounts/accounts.jobs.ts'
import { hashNationalIds } from './features/people/accounts/national-ids.ts'
import { socketAuthorizer } from './features/people/chat/authorize-socket.ts'
import { handleChatJobs } from './features/people/chat/chat.jobs.ts'
import { handlePropertyJobs } from './features/property/properties/notify-of-deletion.ts'
import { handleContractJobs } from './features/tenancy/contracts/contracts.jobs.ts'
import { handleEndingJobs } from './features/tenancy/endings/endings.jobs.ts'
import { handleRatesJobs, refreshRates } from './features/tenancy/rates/rates.jobs.ts'
import { handleRenewalJobs } from './features/tenancy/renewals/renewals.jobs.ts'
import { handleRentIncreaseJobs } from './features/tenancy/rent-increases/rent-increases.jobs.ts'
import { handleDeadlineJobs } from './features/work/deadlines/deadlines.jobs.ts'
import { loadBuiltWeb } from './http/built-web.ts'
import { limitConnections } from './http/limit-connections.ts'
import { createNodeServer } from './http/node-server.ts'
import { openDatabases } from './open-databases.ts'
import { keepPrivate } from './platform/private-folder.ts'
import { handleAuditJobs } from './services/audit/audit.jobs.ts'
import { beginSignatures } from './services/audit/chain-periods.ts'
import { handleFileJobs } from './services/files/files.jobs.ts'
import { handleLedgerJobs, makeDuesSoon } from './services/ledger/ledger.jobs.ts'
import { handleMailJobs } from './services/mail/mail.jobs.ts'
import { handleNotificationJobs } from './services/notifications/notifications.jobs.ts'
import { handlePaperJobs } from './services/papers/remind-paper.ts'
import { handleSealedPaperJobs } from './services/sealed-papers/sealed-papers.jobs.ts'
import { handleSmsJobs } from './services/sms/sms.jobs.ts'
import { turnOffPretenuring } from './v8-flags.ts'

export interface StartOptions {
  config: Config
  log: Logger
  /** The folder of the build; without it only the API is served. */
  dist?: string
  /** Off where nothing may happen beside what is asked: jobs then only run by `ctx.jobs.drain()`. */
  workers?: boolean
  /** Reports each step of the start to the person at the console. */
  progress?: (text: string) => void
}

const stoppingMs = 10_000

turnOffPretenuring()

export interface RunningServer {
  ctx: Context
  port: number
  close(): Promise<void>
}

/** Registers the queue's handlers of every feature with background jobs. */
export function handleJobs(ctx: Context) {
  handleAccountJobs(ctx)
  handleAdminJobs(ctx)
  handleArrearsJobs(ctx)
  handleAuditJobs(ctx)
  handleBackupJobs(ctx, backupInWorker)
  handleBinJobs(ctx)
  handleChatJobs(ctx)
  handleContractJobs(ctx)
  handleDeadlineJobs(ctx)
  handleEndingJobs(ctx)
  handleExpenseJobs(ctx)
  handleLedgerJobs(ctx)
  handleMaintenanceJobs(ctx)
  handlePaymentPlanJobs(ctx)
  handleFileJobs(ctx)
  handleMailJobs(ctx)
  handleNotificationJobs(ctx)
  handlePropertyJobs(ctx)
  handleRatesJobs(ctx)
  handleRenewalJobs(ctx)
  handleRentIncreaseJobs(ctx)
  handlePaperJobs(ctx)
  handleSealedPaperJobs(ctx)
  handleSmsJobs(ctx)
  // After the mail jobs, so that a user receives the mail about the deletion before it happens.
  handlePrivacyJobs(ctx)
  handleWebhookJobs(ctx)
}

export async function startServer({
  config,
  log,
  dist,
  workers = true,
  progress = () => {},
}: StartOptions): Promise<RunningServer> {
  await keepPrivate(config.dataDir)
  progress(config.databaseUrl ? 'PostgreSQL veritabanına bağlanılıyor' : 'Veritabanı başlatılıyor')
  const { database, direct, replica, release } = await openDatabases(config, log, progress)
  let stopJobs = async () => {}
  let stopSockets = async () => {}
  try {
    const applied = await migrate(direct)
    if (applied.length > 0) progress(`Veritabanı hazırlandı (${applied.length} adım)`)
    const ctx = await createContext({ config, log, database, direct, replica, workers })
    await beginSignatures(ctx, applied)
    await ctx.sealer.prepare()
    handleJobs(ctx)
    await ctx.jobs.start()
    stopJobs = () => ctx.jobs.stop()
    await hashNationalIds(ctx)
    await fillArticles(ctx)
    if (config.demo && (await fillDemo(ctx))) progress('Örnek veriler yüklendi')
    if (applied.length > 0) await makeDuesSoon(ctx)
    const app = createApp(ctx, { checkReplies: !config.production, ...(dist && { web: await loadBuiltWeb(dist) }) })
    const server = createNodeServer(config, app.listener)
    ctx.sockets.attach(server, { authorizer: socketAuthorizer(ctx), presence: ctx.presence })
    limitConnections(server, ctx)
    ctx.presence.start()
    stopSockets = async () => {
      await ctx.sockets.close()
      await ctx.presence.stop()
      await writeViews(ctx)
    }
    const port = await listen(server, config)
    refreshRates(ctx).catch((error) => log.warn({ reason: String(error) }, 'exchange rates not fetched'))
    return {
      ctx,
      port,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve))
        // Browsers keep connections open for later requests; idle ones are closed at once.
        server.closeIdleConnections()
        // Running requests are answered, but a client that stalls while sending is cut off after a while.
        const patience = setTimeout(() => server.closeAllConnections(), stoppingMs)
        await stopSockets()
        await closed
        clearTimeout(patience)
        await stopJobs()
        await release()
      },
    }
  } catch (error) {
    await stopSockets()
    await stopJobs()
    await release()
    throw error
  }
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`${config.port} numaralı kapı kullanımda. PORT ile başka bir kapı seçin.`)
          : error,
      ),
    )
    server.listen(config.port, config.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : config.port)
    })
  })
}
