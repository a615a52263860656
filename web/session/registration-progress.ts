/**
 * Creating the account signs the person in, and the guest-only guard of /register would then throw them out before the
 * survey (AMB-31). The guard asks here first; the wizard sets it just before it creates the account.
 */
let inProgress = false

export const registrationInProgress = (): boolean => inProgress
export const setRegistrationInProgress = (value: boolean) => {
  inProgress = value
}
