import { expect, test } from 'vitest'
import { notificationKinds } from './notification-kinds.rules.ts'
import { allChannels, badgeText, channelsFor, iconOf, targetOf } from './notifications.rules.ts'
import { notificationView } from './notifications.schema.ts'

test.each([
  ['Yeni talep', 'error'],
  ['Demirbaş eklendi', 'error'],
  ['Ödeme alındı', 'payment'],
  ['KİRA günü', 'payment'],
  ['Hesap onaylandı', 'success'],
  ['Başvuru reddedildi', 'warning'],
  ['Hoş geldiniz', 'default'],
])('NOT-12 %s: %s', (event, icon) => expect(iconOf({ kind: 'system', event })).toBe(icon))

test.each([
  ['Talep onaylandı', 'error'],
  ['Kira talebi: talep reddedildi', 'error'],
  ['Ödeme onaylandı', 'payment'],
  ['Onaylandı, sonra reddedildi', 'success'],
])('AMB-78 the listed order decides: %s', (event, icon) => expect(iconOf({ kind: 'system', event })).toBe(icon))

test.each([
  ['request', 'Kiracınız “Kombi” için yeni bir kayıt açtı', 'error'],
  ['contract', 'Kiracınız kontratı açtı', 'default'],
  ['contract', 'Moda Daire kira kontratı onayınızı bekliyor', 'default'],
  ['contract', 'Kontrat onaylandı', 'success'],
  ['contract', 'Moda Daire: yeni kira yılı 01.12.2026 tarihinde başlıyor.', 'payment'],
  ['property', 'Kiracınız mülkten çıkarıldı: talep üzerine', 'default'],
  ['payment', 'Havale alındı', 'payment'],
  ['system', 'Kiracınız kaydoldu', 'default'],
] as const)('NOT-12 the icon goes by kind, not by a word in the text: %s %s', (kind, event, icon) =>
  expect(iconOf({ kind, event })).toBe(icon),
)

test('NOT-07 a link of its own comes before the property', () => {
  const property = { id: 'p1' }
  expect(targetOf({ link: '/viewContract/1', property })).toBe('/viewContract/1')
  expect(targetOf({ link: null, property })).toBe('/property-detail/p1')
  expect(targetOf({ link: null, property: null })).toBeNull()
})

test('NOT-04 the badge has room for two figures', () => {
  expect([0, 5, 99, 100].map(badgeText)).toEqual(['0', '5', '99', '99+'])
})

test('without a choice everything is listed and no browser is woken; contracts and announcements stay listed', () => {
  const untouched = Object.values(allChannels([]))
  expect(untouched).toHaveLength(notificationKinds.length)
  expect(untouched.every((channels) => channels.in_app && !channels.push)).toBe(true)
  const none = { in_app: false, mail: false, push: true }
  expect(channelsFor('request', [{ kind: 'request', ...none }])).toEqual(none)
  for (const kind of ['contract', 'system'] as const)
    expect(channelsFor(kind, [{ kind, ...none }])).toEqual({ in_app: true, mail: false, push: true })
})

test('NOT-01 the fields of a notification', () => {
  for (const field of ['event', 'property', 'is_read', 'target_audience', 'sender_type', 'created_by', 'created_at'])
    expect(notificationView.shape).toHaveProperty(field)
  expect(notificationView.shape.target_audience.options).toEqual(['owner', 'tenant', 'authorised', 'general'])
})
