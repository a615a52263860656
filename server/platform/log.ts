import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutKeys } from './without-keys.ts'

/** Logs an error's message and stack, but never the values of a query, because they are personal data. */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['*.password', '*.token', '*.kimlikNo', 'req.headers.cookie'],
      serializers: { err: loggedError, error: loggedError },
    },
    destination,
  )

interface ErrorFields {
  code?: unknown
  constraint?: unknown
  table?: unknown
}

function loggedError(error: unknown): unknown {
  if (typeof error === 'string') return withoutKeys(error)
  if (!isError(error)) return { type: typeof error }
  const message = messageOf(error)
  const { code, constraint, table } = error as ErrorFields
  return {
    type: error.name,
    message,
    stack: withoutKeys((error.stack ?? '').replace(error.message, () => message)),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}

/** Not `instanceof`, because an error from a worker thread has another class of the same name. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

const failedQuery = 'Failed query: '

/** The database library appends the values to the message of a failed query, and also stores the query separately. */
function messageOf({ message, query }: Error & { query?: unknown }): string {
  return withoutKeys(message.startsWith(failedQuery) && typeof query === 'string' ? failedQuery + query : message)
}
