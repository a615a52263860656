/** How each call is described in its declaration, by `METHOD /path`; filled where they are mounted. */
export const callSummaries = new Map<string, string>()
