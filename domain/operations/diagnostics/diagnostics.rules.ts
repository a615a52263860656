import { passesGuard, type Subject } from '#domain/access/guards.ts'

/** Test pages are open to many; sending, writing and issuing valid tokens only to administrators and in demo mode. */
export const mayTryOut = (demo: boolean, subject: Subject | null) =>
  demo || (subject !== null && passesGuard('admin', subject))

/** Why a reminder of an open approval is due now, or is not. */
export const reminderStates = ['due', 'guarantor_waits', 'link_expired', 'too_early', 'reminded_enough'] as const
export type ReminderState = (typeof reminderStates)[number]

export function reminderState(
  approval: { due: boolean; guarantorWaits: boolean; reminders: number; expires_at: Date },
  now: Date,
): ReminderState {
  if (approval.expires_at <= now) return 'link_expired'
  if (approval.guarantorWaits) return 'guarantor_waits'
  if (approval.due) return 'due'
  return approval.reminders >= 2 ? 'reminded_enough' : 'too_early'
}
