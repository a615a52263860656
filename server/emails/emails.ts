import {
  activation,
  addressKnown,
  addressProof,
  emailChanged,
  passwordChanged,
  passwordReset,
  refusal,
  rightsChanged,
  secondFactorChanged,
  welcome,
} from './account-letters.ts'
import { auditHead } from './audit-letter.ts'
import {
  approvalReminder,
  contractCreated,
  contractExpiry,
  decisionCode,
  guarantorRequest,
  linkWithdrawn,
  signedOnPaper,
  tenantApproval,
} from './contract-letters.ts'
import { contractEnded, contractExtended, contractInForce, contractStatus } from './contract-notification-letters.ts'
import { deadlineDigest } from './deadline-letter.ts'
import { endingLetter } from './ending-letters.ts'
import { engagementOffer, invitation } from './invitation-letter.ts'
import { type Letter, letterText } from './letter.ts'
import { letterPage } from './letter-page.ts'
import { notification } from './notification-letter.ts'
import { paperRequest, paperWithdrawn } from './paper-letters.ts'
import { dataArchive, deletionAsked, deletionRefused, deletionStarted } from './privacy-letters.ts'
import { propertyErased, propertyRemoved, requestCreated, requestRejected, tenantAdded } from './tenant-letters.ts'
import { ticketLetter } from './ticket-letter.ts'

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

const rendered =
  <Data>(write: (data: Data) => Letter) =>
  (data: Data, origin: string | null = null): RenderedEmail => {
    const letter = write(data)
    return { subject: letter.subject, html: letterPage(letter, origin), text: letterText(letter) }
  }

/** Every mail by its name, under which the outbox stores it. */
export const emails = {
  welcome: rendered(welcome),
  'address-proof': rendered(addressProof),
  'address-known': rendered(addressKnown),
  'email-changed': rendered(emailChanged),
  activation: rendered(activation),
  refusal: rendered(refusal),
  'password-reset': rendered(passwordReset),
  'password-changed': rendered(passwordChanged),
  'second-factor-changed': rendered(secondFactorChanged),
  'rights-changed': rendered(rightsChanged),
  'contract-created': rendered(contractCreated),
  'tenant-approval': rendered(tenantApproval),
  'contract-status': rendered(contractStatus),
  'approval-reminder': rendered(approvalReminder),
  'guarantor-request': rendered(guarantorRequest),
  'contract-expiry': rendered(contractExpiry),
  'contract-extended': rendered(contractExtended),
  'contract-ended': rendered(contractEnded),
  'contract-in-force': rendered(contractInForce),
  'decision-code': rendered(decisionCode),
  'ending-news': rendered(endingLetter),
  'link-withdrawn': rendered(linkWithdrawn),
  'signed-on-paper': rendered(signedOnPaper),
  invitation: rendered(invitation),
  'engagement-offer': rendered(engagementOffer),
  'property-erased': rendered(propertyErased),
  'property-removed': rendered(propertyRemoved),
  'tenant-added': rendered(tenantAdded),
  'request-created': rendered(requestCreated),
  'request-rejected': rendered(requestRejected),
  'paper-request': rendered(paperRequest),
  'paper-withdrawn': rendered(paperWithdrawn),
  'deadline-digest': rendered(deadlineDigest),
  'ticket-news': rendered(ticketLetter),
  notification: rendered(notification),
  'data-archive': rendered(dataArchive),
  'deletion-asked': rendered(deletionAsked),
  'deletion-refused': rendered(deletionRefused),
  'deletion-started': rendered(deletionStarted),
  'audit-head': rendered(auditHead),
}

export type EmailName = keyof typeof emails
export type EmailData<Name extends EmailName> = Parameters<(typeof emails)[Name]>[0]

/** `origin` is where the mail's pictures are loaded from; without it there are none. */
export function renderEmail<Name extends EmailName>(
  name: Name,
  data: EmailData<Name>,
  origin: string | null = null,
): RenderedEmail {
  // Names come from the database, where an older release may have left one that no longer exists.
  if (!Object.hasOwn(emails, name)) throw new Error(`There is no e-mail named ${name}`)
  return (emails[name] as (data: EmailData<Name>, origin: string | null) => RenderedEmail)(data, origin)
}
