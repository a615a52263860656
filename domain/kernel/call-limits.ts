/**
 * The rate limits that an endpoint can declare, each with whose calls are counted together. Every well-formed call
 * counts one before the route runs. How many are allowed in which time is the server's affair.
 */
export const callLimits = {
  registrationsByAddress: 'address',
  identityChecksByAddress: 'address',
  resetRequestsByAddress: 'address',
  linksByAddress: 'address',
  linkFilesByAddress: 'address',
  eventsByAddress: 'address',
  calendarsByAddress: 'address',
  invitationsByPerson: 'person',
  notificationsByPerson: 'person',
  messagesByPerson: 'person',
  chatFilesByPerson: 'person',
  ticketsByPerson: 'person',
  ticketRepliesByPerson: 'person',
  ticketFilesByPerson: 'person',
  papersByPerson: 'person',
  questionsByPerson: 'person',
  searchesByPerson: 'person',
  forumWritesByPerson: 'person',
  forumLikesByPerson: 'person',
  forumReportsByPerson: 'person',
  archivesByPerson: 'person',
  caseArchivesByPerson: 'person',
  filesByPerson: 'person',
  sheetsByPerson: 'person',
} as const satisfies Record<string, 'address' | 'person'>

export type CallLimit = keyof typeof callLimits

/** Without a session there is only an address to count by. */
export type AddressLimit = {
  [Name in CallLimit]: (typeof callLimits)[Name] extends 'address' ? Name : never
}[CallLimit]
