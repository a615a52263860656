import { dayMs } from '#domain/kernel/dates.ts'
/** How long a finished archive can be downloaded. */
export const archiveDays = 7
export const archiveLifetimeMs = archiveDays * dayMs
