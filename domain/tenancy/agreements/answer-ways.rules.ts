import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

/** How a decision was made. Stored with the decision and printed as evidence. */
export const decisionWays = [
  'mailed_link',
  'mailed_link_sms',
  'handed_link_email',
  'handed_link_sms',
  'handed_link_account',
  'signed_in',
  'paper',
] as const
export type DecisionWay = (typeof decisionWays)[number]
/** `sent`: the sender of a paper agrees by sending it. */
export type AnswerWay = DecisionWay | 'sent'

/** Channels for the code required before a decision. */
export const codeChannels = ['email', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

const wayTexts: Record<AnswerWay, string> = {
  sent: 'göndererek',
  mailed_link: 'e-postayla gönderilen bağlantıyla',
  mailed_link_sms: 'e-postayla gönderilen bağlantı ve SMS koduyla',
  handed_link_email: 'elden iletilen bağlantı ve e-posta koduyla',
  handed_link_sms: 'elden iletilen bağlantı ve SMS koduyla',
  handed_link_account: 'elden iletilen bağlantıyla, adresi doğrulanmış hesabına girerek',
  signed_in: 'hesabına girerek',
  paper: onPaperText,
}

/** “elden iletilen bağlantı ve e-posta koduyla (a***@ornek.test)”. Empty for older decisions, which have no way. */
export function decisionWayText(way: unknown, contact: unknown = ''): string {
  if (typeof way !== 'string' || !Object.hasOwn(wayTexts, way)) return ''
  const where = typeof contact === 'string' && contact ? ` (${contact})` : ''
  return wayTexts[way as AnswerWay] + where
}

/** a***@ornek.test: lets users recognise their own address. */
export function emailHint(email: string): string {
  if (email === '') return ''
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}***${at < 0 ? '' : email.slice(at)}`
}
