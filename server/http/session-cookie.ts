/** The account library sets the session's cookie and `session.ts` reads it: both take its name and its life from here. */
export const cookiePrefix = 'anahtar'
export const sessionDays = 30
