/** The account library sets the session's cookie and `session.ts` reads it: both take its name and its life from here. */
export const sessionDays = 30

/** A browser keeps `__Host-` cookies for exactly this host and over TLS alone: no sibling domain can plant one. */
export const cookiePrefix = (secure: boolean) => (secure ? '__Host-anahtar' : 'anahtar')
export const sessionCookieName = (secure: boolean) => `${cookiePrefix(secure)}.session_token`

/** What browsers hold from before the name changed goes on under the new name, until the session ends. */
export const withCurrentNames = (cookies: string) => cookies.replaceAll('__Secure-anahtar.', '__Host-anahtar.')
