/**
 * What an access token may be used for: an area and whether it reads or writes. An endpoint without a scope cannot be
 * called with a token at all.
 */
export const tokenScopes = [
  'properties:read',
  'properties:write',
  'contracts:read',
  'money:read',
  'payments:write',
  'expenses:write',
  'documents:read',
  'documents:write',
  'requests:read',
  'requests:write',
  'calendar:read',
  'calendar:write',
  'webhooks:read',
  'webhooks:write',
] as const
export type TokenScope = (typeof tokenScopes)[number]
