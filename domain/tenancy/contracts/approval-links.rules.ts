/**
 * Whether the last part of a guarantor's address can be a token at all: base64url over at least four parts, the one
 * before the last a time. Whether it is a good one, only the server knows.
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
