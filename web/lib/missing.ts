import { CallError } from './call.ts'

/** A missing record, missing access and a malformed id are treated alike. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** A missing record is not worth a retry. */
export const unlessMissing = (failures: number, error: unknown) => !isMissing(error) && failures < 2
