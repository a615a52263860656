import { staffLabels } from '#domain/access/roles.ts'
import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { peopleIntents } from '#domain/insight/assistant/property-intents.rules.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type Answer, type Answers, type Ask, firstRows } from './ask.ts'
import { inBatches } from './in-batches.ts'
import {
  contactIds,
  contactsByIds,
  staffOf,
  type TenantRow,
  tenantsNow,
  unreadBySender,
} from './properties-in-scope.queries.ts'

const tenantsLink = { label: 'Kiralayanları aç', to: '/renterList' }

const tenants = (ask: Ask) => ask.read(() => tenantsNow(ask.ctx.db, ask), [])
const tenantLine = (row: TenantRow, value = '') => ({
  title: row.name,
  detail: titleOf(row),
  value,
  to: `/viewContract/${row.contract_id}`,
})
const contactAnswer = async (ask: Ask, of: (row: TenantRow) => string | null, missing: string): Promise<Answer> => {
  const rows = await tenants(ask)
  const [first] = rows
  return {
    text: [
      rows.length === 1 && first
        ? `${first.name}: ${of(first) || missing}`
        : rows.length > 0
          ? `${rows.length} kiracı buldum.`
          : 'Oturan kiracı bulamadım.',
    ],
    ...firstRows(rows.map((row) => tenantLine(row, of(row) || missing))),
    links: [tenantsLink],
  }
}

export const peopleAnswers: Answers<(typeof peopleIntents)[number]['id']> = {
  async 'people.tenants'(ask) {
    const rows = await tenants(ask)
    return {
      text: [rows.length > 0 ? `${rows.length} kiracınız var.` : 'Şu anda kiracınız yok.'],
      figures: [{ label: 'Kiracı', value: String(rows.length) }],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  'people.phone': (ask) => contactAnswer(ask, ({ phone }) => showPhone(phone), 'telefon kayıtlı değil'),
  'people.email': (ask) => contactAnswer(ask, ({ email }) => email, 'e-posta kayıtlı değil'),
  async 'people.at'(ask) {
    const rows = await tenants(ask)
    return {
      text: [
        rows.length > 0
          ? `Oturan: ${rows
              .map(({ name }) => name)
              .slice(0, maxRows)
              .join(', ')}.`
          : 'Şu anda oturan kiracı yok.',
      ],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  async 'people.where'(ask) {
    const rows = await tenants(ask)
    return {
      text: [
        rows.length > 0
          ? `${rows
              .map((row) => `${row.name}: ${titleOf(row)}`)
              .slice(0, maxRows)
              .join('; ')}.`
          : 'Şu anda oturduğu bir mülkünüz yok.',
      ],
      ...firstRows(rows.map((row) => tenantLine(row))),
      links: [tenantsLink],
    }
  },
  async 'people.staff'(ask) {
    const rows = await ask.read(() => staffOf(ask.ctx.db, ask.actor), [])
    return {
      text: [
        rows.length > 0 ? `Sizin için çalışan ${rows.length} kişi var.` : 'Sizin için çalışan kimse kayıtlı değil.',
      ],
      ...firstRows(
        rows.map(({ name, role, accepted, email }) => ({
          title: name,
          detail: accepted ? email : `${email} · daveti yanıtlamadı`,
          value: staffLabels[role],
          to: null,
        })),
      ),
      links: [{ label: 'Kullanıcı yönetimini aç', to: '/user-management' }],
    }
  },
  async 'people.contacts'(ask) {
    const ids = await ask.read(() => contactIds(ask.ctx.db, ask.actor), [])
    const found = await inBatches(ids, (batch) => contactsByIds(ask.ctx.db, batch), ask.failed)
    const byId = new Map(found.map((each) => [each.id, each]))
    const rows = ids.flatMap((id) => byId.get(id) ?? [])
    return {
      text: [rows.length > 0 ? `Yazışabileceğiniz ${rows.length} kişi var.` : 'Yazışabileceğiniz kimse yok.'],
      ...firstRows(rows.map(({ id, name }) => ({ title: name, detail: '', value: '', to: `/chat?user=${id}` }))),
      links: [{ label: 'İletişim ekranını aç', to: '/chat' }],
    }
  },
  async 'people.unread'(ask) {
    const rows = await ask.read(() => unreadBySender(ask.ctx.db, ask.actor.userId), [])
    const count = rows.reduce((sum, each) => sum + each.count, 0)
    return {
      text: [count > 0 ? `${rows.length} kişiden ${count} okunmamış mesajınız var.` : 'Okunmamış mesajınız yok.'],
      ...firstRows(
        rows.map((row) => ({
          title: row.name,
          detail: '',
          value: `${row.count} mesaj`,
          to: `/chat?chat=${row.chat_id}`,
        })),
      ),
      links: [{ label: 'İletişim ekranını aç', to: '/chat' }],
    }
  },
}
