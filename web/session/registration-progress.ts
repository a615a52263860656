import { storageSlot } from '#web/lib/storage.ts'

/** The progress in the survey. The answers are options of a questionnaire, not personal data. */
export interface SurveyProgress {
  index: number
  chosen: Record<string, string[]>
  done: boolean
}

/**
 * Creating the account signs the user in, and the guest-only guard of /register would then end the page before the
 * survey (AMB-31). The guard checks this first; the wizard sets it just before it creates the account. It is in the
 * session storage, so a reload returns to the same question.
 */
const slot = storageSlot<SurveyProgress>('registerSurvey')
const start: SurveyProgress = { index: 0, chosen: {}, done: false }

export const registrationInProgress = (): boolean => slot.read() !== null
export const beginRegistration = () => slot.write(start)
export const endRegistration = () => slot.remove()

export const surveyProgress = (): SurveyProgress => ({ ...start, ...slot.read() })
/** Outside of a registration there is no progress to store. */
export const keepSurveyProgress = (progress: SurveyProgress) => {
  if (registrationInProgress()) slot.write(progress)
}
