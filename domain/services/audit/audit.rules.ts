import type { AuditAct, AuditArea, AuditDetail } from './audit.schema.ts'
import { knownCall } from './calls.messages.ts'

/**
 * Masks an IP address so that it identifies a neighbourhood but no household: IPv4 without the last number, IPv6 with
 * the first three groups only.
 */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (four) return `${four[1]}.x`
  if (!/^[0-9a-f:]+$/i.test(plain) || !plain.includes(':')) return ''
  const [before = ''] = plain.split('::')
  const groups = before.split(':').filter(Boolean).slice(0, 3)
  return `${groups.join(':')}::x`
}

const decisions: Partial<Record<AuditArea, ReadonlySet<string>>> = {
  contract: new Set([
    'approved',
    'rejected',
    'guarantor_approved',
    'guarantor_declined',
    'signed_on_paper',
    'paper_objected',
    'signed_off',
    'cancelled',
    'ended',
    'ending_objected',
  ]),
  paper: new Set(['confirmed', 'objected', 'signed_on_paper', 'paper_objected']),
  ending: new Set([
    ...['agreed', 'declined', 'objected', 'change_agreed', 'change_declined'],
    ...['deduction_accepted', 'deduction_disputed'],
  ]),
  property: new Set(['suggestion_approved', 'suggestion_rejected', 'tenant_declined']),
}

export function actOf(area: AuditArea, kind: string): AuditAct {
  if (area === 'file' || area === 'export' || kind === 'identity_shown') return 'look'
  if (area === 'admin') return 'decision'
  if (area === 'account') return kind === 'signed_in' ? 'sign_in' : 'change'
  if (area === 'call') return knownCall(kind)?.act ?? 'change'
  return decisions[area]?.has(kind) ? 'decision' : 'change'
}

/** Event details allowed in audit rows, which can never be changed: fields, counts and fixed words. */
const harmless = ['fields', 'count', 'set', 'round', 'sayac', 'zaman'] as const
const fromTo = new Set(['status_changed', 'payment_changed'])

const isFact = (value: unknown): value is AuditDetail[string] =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'))

/** Names of people, papers and properties stay in the feature's own tables, where they can be deleted. */
export function factsOf(kind: string, detail: Readonly<Record<string, unknown>>): AuditDetail {
  const kept = fromTo.has(kind) ? [...harmless, 'from', 'to'] : harmless
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = detail[name]
      return isFact(value) ? [[name, value]] : []
    }),
  )
}

/** Frequent calls without an audit entry: messages, drafts, read marks and look-ups. They would drown the rest. */
const quiet = [
  /^\w+ \/(?:chat|notifications|tracking|diagnostics|assistant|survey|contract-drafts)(?:\/|$)/,
  /^POST \/(?:people\/batch|bank-statements\/check)$/,
  /^POST \/accounts\/(?:confirm|acting-for|address\/key)$/,
  /^PUT \/handovers\/:id$/,
  /^POST \/forum\/(?:likes|posts\/:id\/bookmark)$/,
]

/** True when a changing call gets a general entry, because its feature wrote none itself. */
export const isKept = (call: string): boolean => !call.startsWith('GET ') && !quiet.some((each) => each.test(call))

/** How long an entry is kept (TBK 146: contractual claims expire after ten years). */
export const auditYears = 10
