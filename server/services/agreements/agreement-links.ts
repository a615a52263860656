import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { packToken, type TokenProblem, tokenHash, unpackToken } from '#server/platform/signed-parts.ts'

/** How one kind of link is written. Tokens that are out must stay readable, so a form never changes. */
interface LinkForm<Ids> {
  /** The address up to the token, and after it. */
  page: string
  action?: string
  /** Of all parts of the token, with time and signature; `[least, most]` for two lengths. */
  length: number | readonly [least: number, most: number]
  /** `handed`: copied by the owner's side, so that neither link can be made from the other. */
  parts(ids: Ids, handed: boolean): string[]
  /** Null for a token of another kind, which reads like one of an unknown record. */
  read(parts: string[]): (Ids & { handed: boolean }) | null
  refuse(problem: TokenProblem): Refusal
}

/** Links are identified by their time, so a person's next link never has the same. */
const momentAfter = (now: Date, before: Date | null | undefined) =>
  new Date(Math.max(now.getTime(), before ? before.getTime() + 1 : 0))

/** One kind of link: its token, its address, a fresh one and the reading of one that came back. */
export function agreementLink<Ids>({ page, action = '', length, parts, read, refuse }: LinkForm<Ids>) {
  const token = (secret: string, ids: Ids, createdAt: Date, way: 'mailed' | 'handed' = 'mailed') =>
    packToken(secret, parts(ids, way === 'handed'), createdAt)
  const address = (publicUrl: string, given: string) => `${publicUrl}${page}/${given}${action}`
  return {
    token,
    address,
    /** Rebuilt from stored values, because a reminder repeats the link of the first mail. Used in mails only. */
    addressOf: (ctx: Context, ids: Ids, createdAt: Date) =>
      address(ctx.config.publicUrl, token(ctx.secrets.tokens, ids, createdAt)),
    /** A new link to mail; only its hash is stored. */
    fresh(ctx: Context, ids: Ids, before?: Date | null) {
      const token_created_at = momentAfter(ctx.clock.now(), before)
      return {
        token_hash: tokenHash(token(ctx.secrets.tokens, ids, token_created_at)),
        token_created_at,
        expires_at: new Date(token_created_at.getTime() + linkLifetimeMs),
      }
    },
    read(secret: string, given: string | null | undefined, now: Date): Ids & { handed: boolean } {
      const unpacked = unpackToken(secret, given, length, now)
      if ('problem' in unpacked) throw refuse(unpacked.problem)
      const ids = read(unpacked.parts)
      if (!ids) throw refuse('approval_missing')
      return ids
    },
  }
}

interface NamedForm<First extends string, Second extends string>
  extends Pick<LinkForm<unknown>, 'page' | 'action' | 'refuse'> {
  name: string
  /** The name in a copied link; without it there are none. */
  handedName?: string
  ids: readonly [First, Second]
}

/** Name, two ids, time, signature: the form of most links. */
export const namedLink = <First extends string, Second extends string>({
  name,
  handedName = name,
  ids: [first, second],
  ...link
}: NamedForm<First, Second>) =>
  agreementLink<Record<First | Second, string>>({
    ...link,
    length: 5,
    parts: (ids, handed) => [handed ? handedName : name, ids[first], ids[second]],
    read([given, one, two]) {
      if (given !== name && given !== handedName) return null
      const ids = { [first]: one!, [second]: two! } as Record<First | Second, string>
      return { ...ids, handed: given !== name }
    },
  })
