/** The declared summary of each endpoint, by `METHOD /path`; filled when the routes are mounted. */
export const callSummaries = new Map<string, string>()
