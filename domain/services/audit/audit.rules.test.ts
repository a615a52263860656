import { expect, test } from 'vitest'
import { expenseEvents } from '#domain/money/expenses/expenses.schema.ts'
import { auditSentence } from '#domain/operations/audit/audit.messages.ts'
import { propertyEventKinds } from '#domain/property/properties/property-events.rules.ts'
import { contractEventKinds } from '#domain/tenancy/contracts/contract-events.rules.ts'
import { actOf, factsOf, isKept, maskAddress } from './audit.rules.ts'
import type { AuditArea } from './audit.schema.ts'

test('AUD-04 an address is kept so coarse that it names no household', () => {
  expect(maskAddress('88.241.12.34')).toBe('88.241.12.x')
  expect(maskAddress('::ffff:88.241.12.34')).toBe('88.241.12.x')
  expect(maskAddress('2a02:ff0:1234:5678:9abc:def0:1234:5678')).toBe('2a02:ff0:1234::x')
  expect(maskAddress('2a02::1')).toBe('2a02::x')
  expect(maskAddress('::1')).toBe('::x')
  for (const none of ['', 'unknown', 'evil.example', '1.2.3', '88.241.12.34; drop']) expect(maskAddress(none)).toBe('')
})

test('AUD-04 names, addresses and reasons of a feature’s event stay out of the log', () => {
  const detail = {
    name: 'Mehmet Öztürk',
    to: 'a@b.test',
    from: 'Tapu',
    reason: 'Taşındı',
    fields: ['baslik'],
    count: 3,
  }
  expect(factsOf('document_renamed', detail)).toEqual({ fields: ['baslik'], count: 3 })
  expect(factsOf('status_changed', { from: 'Boş', to: 'Kiralanmış', name: 'Ali' })).toEqual({
    from: 'Boş',
    to: 'Kiralanmış',
  })
  expect(factsOf('updated', { fields: [{ name: 'Ali' }], count: { of: 'Ali' } })).toEqual({})
})

test('a paper that somebody signed by hand is not said to be approved by both', () => {
  expect(auditSentence({ area: 'ending', kind: 'settled', detail: {} }, () => undefined)).toBe(
    'Depozito hesabı kesinleşti.',
  )
})

test('HDR-03 what somebody did is a sign-in, a change, a decision or a look', () => {
  const acts: [AuditArea, string, string][] = [
    ['account', 'signed_in', 'sign_in'],
    ['account', 'password_reset', 'change'],
    ['contract', 'approved', 'decision'],
    ['contract', 'edited', 'change'],
    ['contract', 'identity_shown', 'look'],
    ['paper', 'objected', 'decision'],
    ['ending', 'deduction_accepted', 'decision'],
    ['property', 'suggestion_rejected', 'decision'],
    ['property', 'created', 'change'],
    ['admin', 'approve', 'decision'],
    ['file', 'opened', 'look'],
    ['export', 'GET /expenses/export', 'look'],
    ['call', 'POST /accounts/logout', 'sign_in'],
    ['call', 'POST /engagements/:id/accept', 'decision'],
    ['call', 'POST /yeni', 'change'],
  ]
  for (const [area, kind, act] of acts) expect([area, kind, actOf(area, kind)]).toEqual([area, kind, act])
})

test('AUD-01 every change is kept; messages, reading marks and looks are not', () => {
  for (const call of ['POST /payments', 'PATCH /profile', 'DELETE /staff/:id', 'PUT /expenses/:id'])
    expect([call, isKept(call)]).toEqual([call, true])
  for (const call of [
    'GET /payments',
    'POST /chat/:id/messages',
    'POST /notifications/read-all',
    'POST /chat',
    'POST /tracking/events',
  ])
    expect([call, isKept(call)]).toEqual([call, false])
})

test('HDR-03 every kind has a whole sentence of its own, without blanks for the names that are not kept', () => {
  const describe = () => 'Bir kaydı değiştirir.'
  const say = (area: AuditArea, kind: string) => auditSentence({ area, kind, detail: {} }, describe)
  const kinds: [AuditArea, readonly string[]][] = [
    ['property', propertyEventKinds],
    ['contract', [...contractEventKinds, 'identity_shown']],
    ['expense', expenseEvents],
    [
      'admin',
      [
        'approve',
        'take_back',
        'refuse',
        'activate',
        'deactivate',
        'promote',
        'demote',
        'resend_mail',
        'resend_sms',
        'created',
      ],
    ],
    ['account', ['registered', 'signed_in', 'password_reset', 'address_proven']],
    ['maintenance', ['sync', 'renters', 'enrich', 'clean', 'delete']],
  ]
  for (const [area, list] of kinds)
    for (const kind of list) expect([kind, say(area, kind)]).toEqual([kind, expect.stringMatching(/^\S.*[^\s:]\.$/)])
  expect(say('contract', 'sent')).toBe('Kontratın bağlantısı gönderildi.')
  expect(say('expense', 'invoice_added')).toBe('Gider: fatura eklendi.')
  expect(say('call', 'PATCH /profile')).toBe('Profil bilgileri güncellendi.')
  expect(say('call', 'POST /yeni')).toBe('Bir işlem yapıldı.')
  expect(say('call', 'toString')).toBe('Bir işlem yapıldı.')
  expect(say('export', 'GET /expenses/sheet')).toBe('Dosya indirildi: Bir kaydı değiştirir.')
  // An event of a newer release.
  expect(say('contract', 'teleported')).toBe('Kontratta bir işlem yapıldı.')
  expect(auditSentence({ area: 'maintenance', kind: 'sync', detail: { dry_run: true } }, describe)).toBe(
    'Durum eşitleme çalıştırıldı. (deneme)',
  )
})
