import type { Refusal } from '#domain/kernel/refusal.ts'
import type { DecisionWay } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { SignatureAct } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import type { EvidenceEvent } from '#server/services/audit/evidence.queries.ts'

/** How a decision was made: the way, and a masked contact that a code went to. */
export interface Proof {
  way: DecisionWay
  contact?: string
}

/** A call by a mailed or handed link, and what came with it. */
export interface LinkCall {
  token: string
  signedIn: Actor | null
  code?: string | undefined
  caller: Caller
}

/** The file with the signed page. */
export interface Scan {
  id: string
  sha256: string
}

export interface Answer<Given> {
  given: Given
  proof: Proof
  at: Date
  /** The party, or the owner's side that recorded the party's signature on paper. */
  actor: AuditActor
  /** Only of a signature on paper. */
  scan: Scan | null
}

type WithoutActor<Event> = Event extends unknown ? Omit<Event, 'actor' | 'at'> : never

/** What is recorded about a signature on paper. */
export interface SignedPage {
  /** The file's name in the list of documents. */
  file: string
  property_id: string
  /** Null where no contract is left to record it with. */
  signature: {
    contract: string
    act: SignatureAct
    subject: string
    title?: string
    /** A tenant of the contract; null for the guarantor. */
    tenant: string | null
    name: string
    detail: Record<string, unknown>
  } | null
}

/**
 * One kind of party who is asked to agree: the tenants of a contract, its guarantor, the parties of a paper. `Asked` is
 * the agreement with the party, under the agreement's lock. The engine (answer-agreement.ts) takes these steps in one
 * order for all of them.
 */
export interface ApprovalKind<Asked, Given, Reply> {
  /** Finds what a link belongs to and locks it; refuses a link that is used, replaced or withdrawn. */
  claim(ctx: Context, tx: Tx, token: string): Promise<Asked>
  /** The link proves its holder, or names what has to prove them; that runs outside of the transaction. */
  proveHolder(ctx: Context, tx: Tx, asked: Asked, link: LinkCall): Promise<Proof | (() => Promise<Proof>)>
  /** Refuses an answer that cannot be given, such as a no without a reason; returns what is recorded. */
  check(asked: Asked, given: Given): Given
  /** The account is looked up, because an address may have been proven after the question. */
  answerer(tx: Tx, asked: Asked): Promise<{ id: string | null; name: string }>
  /** Writes the answer and uses up the links; false if another answer was first. */
  consume(ctx: Context, tx: Tx, asked: Asked, answer: Answer<Given>): Promise<boolean>
  /** The refusal of the second of two answers. */
  refuseSecond(way: DecisionWay): Refusal
  /** The line of the history; null where the recorded signature is the line. */
  evidence(asked: Asked, answer: Answer<Given>): WithoutActor<EvidenceEvent> | null
  /** Recomputes the state, carries out what follows from it, and notifies. */
  follow(ctx: Context, tx: Tx, asked: Asked, answer: Answer<Given>): Promise<Reply>
  /** What the owner states by recording a signature on paper. */
  onPaper: { given: Given; page(asked: Asked): SignedPage }
}
