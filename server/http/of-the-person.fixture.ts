/**
 * Calls that are the same whoever is chosen in the header: they are about the person and no owner's record. Every other
 * call must give and change nothing of an owner who is not chosen.
 */
export const ofThePerson: ReadonlySet<string> = new Set([
  // The account, with the list of everybody for whom the person works: the choice itself is made from it.
  'GET /accounts/me',
  'POST /accounts/acting-for',
  'POST /accounts/logout',
  'POST /accounts/address/proof',
  'POST /accounts/confirm',
  'POST /accounts/password',
  'PATCH /profile',
  'POST /profile/avatar',
  'DELETE /profile/avatar',
  'POST /profile/email',
  'DELETE /profile/email',
  'POST /profile/second-factor',
  'POST /profile/second-factor/confirm',
  'POST /profile/second-factor/disable',
  'POST /profile/second-factor/recovery-codes',
  'GET /engagements',
  // A conversation is between two people.
  'GET /chat',
  'GET /chat/people',
  // What was sent to the person, and where it is sent.
  'POST /notifications/read-all',
  'PUT /notifications/preferences',
  'POST /notifications/push',
  'DELETE /notifications/push',
  'POST /calendar-address',
  'PUT /calendar-address',
  'DELETE /calendar-address',
  'POST /calendar-address/renew',
  // Rights of the person towards the product, and what they write under their own name.
  'POST /privacy/archives',
  'POST /privacy/consents',
  'POST /privacy/deletion-requests',
  'POST /tickets',
  'POST /forum/posts',
])

/** Questions that are sent as a body, and calls that say of each record what came of it: they answer, and write nothing. */
export const answersInPlace: ReadonlySet<string> = new Set([
  'POST /assistant/questions',
  'POST /people/batch',
  'POST /deadlines/undone',
  'POST /properties/status',
  'POST /properties/building',
  'POST /properties/delete',
])
