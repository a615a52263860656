import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/kernel/refusal.ts'
import { guarantorLink, tenantLink } from './contract-links.ts'

const secret = 'a-secret-for-tests'
const now = new Date('2026-11-15T09:00:00Z')
const week = 7 * 86_400_000
const later = (ms: number) => new Date(now.getTime() + ms)
const [approval, contract] = ['0190c0de-0000-7000-8000-000000000001', '0190c0de-0000-7000-8000-000000000002']
const email = 'ali_veli_kefil@ornek.test'
const encode = (text: string) => Buffer.from(text).toString('base64url')

const message = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return null
}
const tenantMessage = (token: string | null, at = now) => message(() => tenantLink.read(secret, token, at))
const guarantorMessage = (token: string | null, at = now) => message(() => guarantorLink.read(secret, token, at))

test('a mailed and a handed-out link of one person are different tokens, and neither passes for the other', () => {
  const [mailed, handed] = [
    tenantLink.token(secret, { approvalId: approval, contractId: contract }, now),
    tenantLink.token(secret, { approvalId: approval, contractId: contract }, now, 'handed'),
  ]
  expect(tenantLink.read(secret, mailed, now)).toEqual({ approvalId: approval, contractId: contract, handed: false })
  expect(tenantLink.read(secret, handed, now)).toEqual({ approvalId: approval, contractId: contract, handed: true })
  const [letter, copy] = [
    guarantorLink.token(secret, { contractId: contract, email: email }, now),
    guarantorLink.token(secret, { contractId: contract, email: email }, now, 'handed'),
  ]
  expect(guarantorLink.read(secret, letter, now)).toEqual({ contractId: contract, email, handed: false })
  expect(guarantorLink.read(secret, copy, now)).toEqual({ contractId: contract, email, handed: true })
  expect([tenantMessage(copy), guarantorMessage(handed)]).toEqual(['Onay kaydı bulunamadı', 'Onay kaydı bulunamadı'])
  // Changing the kind breaks the signature.
  const relabelled = encode(Buffer.from(handed, 'base64url').toString().replace('tenant-handed', 'tenant'))
  expect(tenantMessage(relabelled)).toBe('Onay kaydı bulunamadı')
})

describe('the tenant’s token', () => {
  const token = tenantLink.token(secret, { approvalId: approval, contractId: contract }, now)

  test('APR-03 APR-08 it resolves for seven days and says so afterwards', () => {
    expect(tenantLink.read(secret, token, later(week - 1000))).toMatchObject({
      approvalId: approval,
      contractId: contract,
    })
    expect(tenantMessage(token, later(week + 1000))).toBe('Token süresi dolmuş')
  })

  test('APR-07 APR-09 each kind of damage has its own text', () => {
    expect(tenantMessage('')).toBe('Token bulunamadı')
    expect(tenantMessage(null)).toBe('Token bulunamadı')
    expect(tenantMessage('bozuk token!')).toBe('Token çözümlenemiyor')
    expect(tenantMessage(encode('\u0000\u0001'))).toBe('Token çözümlenemiyor')
    expect(tenantMessage(encode('a_b_1_c'))).toBe('Geçersiz token formatı')
    expect(tenantMessage(encode('tenant_a_b_dün_c'))).toBe('Token çözümlenemiyor')
    expect(tenantMessage(encode('tenant_a_b_dun_c'))).toBe('Geçersiz token formatı')
  })

  test('a forged, altered or foreign token reads like an unknown record', () => {
    const parts = Buffer.from(token, 'base64url').toString().split('_')
    const altered = encode([parts[0], contract, ...parts.slice(2)].join('_'))
    const otherSecret = tenantLink.token('another-secret', { approvalId: approval, contractId: contract }, now)
    for (const wrong of [altered, otherSecret]) expect(tenantMessage(wrong)).toBe('Onay kaydı bulunamadı')
    expect(tenantMessage(otherSecret, later(week * 2))).toBe('Onay kaydı bulunamadı')
  })
})

describe('the guarantor’s token', () => {
  const token = guarantorLink.token(secret, { contractId: contract, email: email }, now)

  test('GUA-02 GUA-03 GUA-04 it is opaque, resolves to contract and address, and lives seven days', () => {
    expect(token).toMatch(/^[\w-]+$/)
    expect(token).not.toContain('ornek')
    expect(guarantorLink.read(secret, token, later(week - 1000))).toMatchObject({ contractId: contract, email })
    expect(guarantorMessage(token, later(week + 1000))).toBe('Token süresi dolmuş')
    expect(guarantorLink.address('https://anahtar.test', token)).toBe(
      `https://anahtar.test/guarantor-approval/${token}`,
    )
  })

  test('GUA-05 GUA-06 each kind of damage has its own text', () => {
    expect(guarantorMessage('')).toBe('Token boş veya geçersiz')
    expect(guarantorMessage(null)).toBe('Token boş veya geçersiz')
    expect(guarantorMessage('%%%')).toBe('Token formatı geçersiz')
    expect(guarantorMessage(encode('a_1_c'))).toBe('Geçersiz token formatı')
    expect(guarantorMessage(encode('a_b_yarin_c'))).toBe('Geçersiz token formatı')
  })

  test('neither kind of token is taken for the other', () => {
    expect(tenantMessage(token)).toBe('Geçersiz token formatı')
    expect(guarantorMessage(tenantLink.token(secret, { approvalId: approval, contractId: contract }, now))).toBe(
      'Onay kaydı bulunamadı',
    )
  })
})

test('no text whatsoever makes reading a token throw anything but a refusal', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string().map(encode)), (text) => {
      expect(tenantMessage(text)).not.toBeNull()
      expect(guarantorMessage(text)).not.toBeNull()
    }),
  )
})
