import { passesGuard, type Subject } from '#domain/access/guards.ts'

/** Test pages may be looked at by many; what sends, writes or makes a valid token is for administrators, or for demo mode. */
export const mayTryOut = (demo: boolean, subject: Subject | null) =>
  demo || (subject !== null && passesGuard('admin', subject))

/** Why an open approval is reminded of now, or why not. */
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
