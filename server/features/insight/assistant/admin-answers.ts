import type { adminIntents } from '#domain/insight/assistant/own-intents.rules.ts'
import { showMonth } from '#domain/kernel/dates.ts'
import { nextTufeMonth } from '#domain/tenancy/rates/tufe.rules.ts'
import { waitingTickets } from '#server/features/community/tickets/ticket-list.queries.ts'
import { tufeSummary } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Answers, Ask } from './ask.ts'
import { installationCounts } from './installation.queries.ts'

const counts = (ask: Ask) =>
  ask.read(() => installationCounts(ask.ctx.db), { waiting: 0, people: 0, active: 0, queued: 0, failed: 0 })

export const adminAnswers: Answers<(typeof adminIntents)[number]['id']> = {
  async 'admin.registrations'(ask) {
    const { waiting } = await counts(ask)
    return {
      text: [waiting > 0 ? `Onay bekleyen ${waiting} kayıt var.` : 'Onay bekleyen kayıt yok.'],
      figures: [{ label: 'Onay bekleyen', value: String(waiting) }],
      links: [{ label: 'Kullanıcı onaylarını aç', to: '/admin-users' }],
    }
  },
  async 'admin.users'(ask) {
    const { people, active } = await counts(ask)
    return {
      text: [`Kayıtlı ${people} kullanıcı var; ${active} tanesi etkin.`],
      figures: [
        { label: 'Kullanıcı', value: String(people) },
        { label: 'Etkin', value: String(active) },
      ],
      links: [{ label: 'Kullanıcıları aç', to: '/admin-users' }],
    }
  },
  async 'admin.mail'(ask) {
    const { queued, failed } = await counts(ask)
    return {
      text: [`Gönderilemeyen ${failed} posta var; kuyrukta ${queued} posta bekliyor.`],
      figures: [
        { label: 'Gönderilemeyen', value: String(failed) },
        { label: 'Kuyrukta', value: String(queued) },
      ],
      links: [{ label: 'Giden postaları aç', to: '/admin-outbox' }],
    }
  },
  async 'admin.tickets'(ask) {
    const { total: waiting } = await ask.read(() => waitingTickets(ask.ctx.db, 1), { documents: [], total: 0 })
    return {
      text: [waiting > 0 ? `Yanıt bekleyen ${waiting} destek talebi var.` : 'Yanıt bekleyen destek talebi yok.'],
      figures: [{ label: 'Yanıt bekleyen', value: String(waiting) }],
      links: [{ label: 'Destek taleplerini aç', to: '/admin-tickets' }],
    }
  },
  async 'admin.tufe'(ask) {
    const { newest } = await ask.read(() => tufeSummary(ask.ctx.db), { total: 0, newest: null, known: {} })
    const { month, due } = nextTufeMonth(newest, ask.today)
    return {
      text: [
        due
          ? `${showMonth(month)} TÜFE oranı girilmeyi bekliyor; son girilen ${newest ? showMonth(newest) : 'yok'}.`
          : `Bütün TÜFE oranları girilmiş; sıradaki ${showMonth(month)}.`,
      ],
      links: [{ label: 'TÜFE oranlarını aç', to: '/admin-tufe' }],
    }
  },
}
