/** How long a finished archive can be downloaded. */
export const archiveDays = 7
export const archiveLifetimeMs = archiveDays * 86_400_000
