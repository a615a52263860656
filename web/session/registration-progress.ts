import { storageSlot } from '#web/lib/storage.ts'

/** How far the survey has come. The answers are options of a questionnaire, no data about the person. */
export interface SurveyProgress {
  index: number
  chosen: Record<string, string[]>
  done: boolean
}

/**
 * Creating the account signs the person in, and the guest-only guard of /register would then throw them out before the
 * survey (AMB-31). The guard asks here first; the wizard begins it just before it creates the account. It stands in the
 * storage of the tab, so a reload comes back to the same question.
 */
const slot = storageSlot<SurveyProgress>('registerSurvey')
const start: SurveyProgress = { index: 0, chosen: {}, done: false }

export const registrationInProgress = (): boolean => slot.read() !== null
export const beginRegistration = () => slot.write(start)
export const endRegistration = () => slot.remove()

export const surveyProgress = (): SurveyProgress => ({ ...start, ...slot.read() })
/** Outside of a registration there is nothing to come back to. */
export const keepSurveyProgress = (progress: SurveyProgress) => {
  if (registrationInProgress()) slot.write(progress)
}
