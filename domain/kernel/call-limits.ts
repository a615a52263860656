/**
 * The rate limits that an endpoint can declare, each with what calls are counted by. Every well-formed call counts
 * once, before the route runs. The server sets the allowed number and period.
 */
export const callLimits = {
  registrationsByAddress: 'address',
  identityChecksByAddress: 'address',
  resetRequestsByAddress: 'address',
  linksByAddress: 'address',
  linkFilesByAddress: 'address',
  eventsByAddress: 'address',
  calendarsByAddress: 'address',
  figuresByAddress: 'address',
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
  webhooksByPerson: 'person',
} as const satisfies Record<string, 'address' | 'person'>

export type CallLimit = keyof typeof callLimits

/** Limits counted by IP address, for calls without a session. */
export type AddressLimit = {
  [Name in CallLimit]: (typeof callLimits)[Name] extends 'address' ? Name : never
}[CallLimit]
