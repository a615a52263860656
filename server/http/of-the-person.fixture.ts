/**
 * Endpoints about the user and not about an owner's records, so the chosen owner does not affect them. Every other
 * endpoint must neither show nor change data of an owner who is not chosen.
 */
export const ofThePerson: ReadonlySet<string> = new Set([
  // The account, including the list of owners from which the user chooses.
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
  'GET /access-tokens',
  'POST /access-tokens',
  'GET /webhooks',
  'POST /webhooks',
  'GET /engagements',
  // A conversation is between two people.
  'GET /chat',
  'GET /chat/people',
  // Notifications to the user, and their settings.
  'POST /notifications/read-all',
  'PUT /notifications/preferences',
  'POST /notifications/push',
  'DELETE /notifications/push',
  'POST /calendar-address',
  'PUT /calendar-address',
  'DELETE /calendar-address',
  'POST /calendar-address/renew',
  // The user's privacy rights, and texts under the user's own name.
  'POST /privacy/archives',
  'POST /privacy/consents',
  'POST /privacy/deletion-requests',
  // The user's own tax return.
  'PUT /tax/declared/:year',
  'POST /tickets',
  'POST /forum/posts',
])

/**
 * Queries sent as a body, and bulk calls that report a result for each record: they reply with success even if they
 * change nothing.
 */
export const answersDirectly: ReadonlySet<string> = new Set([
  'POST /assistant/questions',
  'POST /people/batch',
  'POST /deadlines/undone',
  'POST /properties/status',
  'POST /properties/building',
  'POST /properties/delete',
])
