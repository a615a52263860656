/**
 * Checks only the form of a guarantor's token: base64url of at least four parts, the one before the last a time. The
 * server checks whether it is valid.
 */
export function looksLikeGuarantorToken(segment: string): boolean {
  if (!/^[\w-]+$/.test(segment)) return false
  const parts = decoded(segment)?.split('_') ?? []
  return parts.length >= 4 && /^\d+$/.test(parts.at(-2)!)
}

function decoded(segment: string): string | null {
  try {
    return atob(segment.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
