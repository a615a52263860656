/** How long a finished archive can be fetched. */
export const archiveDays = 7
export const archiveLifetimeMs = archiveDays * 86_400_000
