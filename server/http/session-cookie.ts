/** Shared by the account library, which sets the session cookie, and by `session.ts`, which reads it. */
export const sessionDays = 30

/** Browsers keep `__Host-` cookies only for this exact host and over TLS, so a sibling domain cannot set one. */
export const cookiePrefix = (secure: boolean) => (secure ? '__Host-anahtar' : 'anahtar')
export const sessionCookieName = (secure: boolean) => `${cookiePrefix(secure)}.session_token`

/** Accepts session cookies under their old name until those sessions end. */
export const withCurrentNames = (cookies: string) => cookies.replaceAll('__Secure-anahtar.', '__Host-anahtar.')
