import { type Mutation, noticedBy } from './mutation.ts'

/** Contracts and the places that they are about. */
export const contracts: Mutation[] = [
  ...noticedBy('server/features/contracts/paper-way.test.ts', 'an owner records no signature on paper', [
    'server/features/contracts/record-paper.ts',
    "  if (!signsOnPaper(contact)) throw refusePaperSignature('paper_way_closed')\n",
    '  void contact\n',
    'an owner signs for a tenant or guarantor who has an address',
  ]),
  ...noticedBy('server/features/contracts/paper-way.test.ts', 'a picture of one pixel', [
    'server/reading/prepare-scan.ts',
    "< shortestSide) throw refusePaperSignature('scan_too_small')",
    "< 0) throw refusePaperSignature('scan_too_small')",
    'a contract rests on a picture that nobody can read',
  ]),
  ...noticedBy('server/features/contracts/paper-way.test.ts', 'address away', [
    'server/features/contracts/update-contract.ts',
    '    await refuseLostContact(tx, form)\n',
    '',
    'an owner takes the tenant’s address away and signs on paper for them',
  ]),
  ...noticedBy('server/features/contracts/paper-way.test.ts', 'address was added', [
    'server/features/contracts/lost-contact.queries.ts',
    'const reached = [...asked, ...tenants, ...guarantors, ...told]',
    'const reached = [...asked.map(({ user_id: _, ...each }) => each), ...guarantors]',
    'somebody who signed on paper and has an account now is signed for again',
  ]),
  ...noticedBy('server/features/paper-signatures/paper-signatures.test.ts', 'an owner records no signature', [
    'server/services/papers/record-on-paper.ts',
    "  if (!signsOnPaper(party)) throw refusePaperSignature('paper_way_closed')\n",
    '',
    'an owner signs a handover for a tenant who has an address',
  ]),
  ...noticedBy('server/features/paper-signatures/paper-signatures.test.ts', 'objects once', [
    'server/features/paper-signatures/object-signature.ts',
    '!signature || !(await isSignerOf(tx, signature, actor.userId))',
    '!signature',
    'somebody else objects in the name of the party',
  ]),
  ...noticedBy('server/features/renewals/renewals.test.ts', 'an answered renewal does not lapse', [
    'server/features/contracts/contracts.queries.ts',
    "and f.status = 'active'",
    'and false',
    'a contract that was renewed is said to be extended by the law',
  ]),
  ...noticedBy(
    'server/features/contracts/contract-page.test.ts',
    'identity numbers are masked',
    [
      'server/features/contracts/reveal-identities.ts',
      "  if (!rights.seeIdentity) throw refuse('not_allowed')\n",
      '',
      'a tenant reads the identity numbers of everybody in the contract',
    ],
    [
      'server/features/contracts/view-contract.ts',
      '=> masked(whole(encrypted))',
      '=> whole(encrypted)',
      'identity numbers stand on a page that was only opened',
    ],
    [
      'server/features/contracts/reveal-identities.ts',
      "logSecurity(ctx.log, 'identity_shown',",
      "void (ctx.log, 'identity_shown',",
      'nobody knows who looked at an identity number',
    ],
  ),
  ...noticedBy('server/features/properties/property-detail.test.ts', 'what is late is said to whoever may', [
    'server/features/properties/property-detail.queries.ts',
    ".read === 'all'",
    ".read !== 'share'",
    'staff without the flag read what a tenant owes',
  ]),
  ...noticedBy('server/features/contracts/ask-again.test.ts', 'the same terms asked again are the same document', [
    'server/features/contracts/contract-writes.queries.ts',
    '        isNull(contractApprovals.superseded_at),\n',
    '',
    'an old refusal counts against the answer that replaced it',
  ]),
  ...noticedBy('server/features/contracts/ask-again.test.ts', 'asked twice at once', [
    'server/features/contracts/ask-again.ts',
    ">= mostADay)\n    throw refuseContract('asked_too_often')",
    ">= 99)\n    throw refuseContract('asked_too_often')",
    'a tenant who refused is asked without end',
  ]),
  ...noticedBy(
    'server/features/properties/property-bulk.test.ts',
    'bulk deletion moves what may go',
    [
      'server/features/properties/delete-property.ts',
      ': live.has(id)',
      ': false',
      'a property with a live contract goes to the bin with the others',
    ],
    [
      'server/features/properties/delete-property.ts',
      'rented.has(id) && !confirmed',
      'false',
      'somebody’s home goes without a second question',
    ],
  ),
  ...noticedBy('server/features/properties/property-bulk.test.ts', 'many flats are attached to a building', [
    'server/features/properties/set-building.ts',
    'building && row.property.creator !== building.creator',
    'false',
    'one owner’s flat becomes a part of another owner’s building',
  ]),
  ...noticedBy('server/features/contracts/import-contracts.test.ts', 'pressed twice', [
    'server/features/contracts/import-contracts.ts',
    'rowIds(id, actor.userId)',
    'rowIds(newId(), actor.userId)',
    'a double click asks every tenant twice',
  ]),
  ...noticedBy('server/features/contracts/expenses.test.ts', 'the hash of contracts from before snapshots', [
    'server/features/contracts/terms-hash.ts',
    'terms: { ...terms, ...(giderler && { giderler }) },',
    'terms: given,',
    'contracts from before are asked again because their hash reads differently',
  ]),
  ...noticedBy('server/features/conditions/conditions.test.ts', 'an owner keeps conditions in an own order', [
    'server/features/conditions/conditions.queries.ts',
    'and(eq(specialConditions.id, id), eq(specialConditions.owner_id, ownerId))',
    'eq(specialConditions.id, id)',
    'whoever knows its id changes somebody else’s condition',
  ]),
  ...noticedBy('server/features/contracts/edevlet.test.ts', 'the e-Devlet sheet says what was agreed', [
    'server/features/contracts/edevlet-sheet.ts',
    "  if (!seeIdentity) throw refuse('not_allowed')\n",
    '',
    'a tenant reads the deed and the landlord’s sheet',
  ]),
  ...noticedBy('server/features/contracts/due.test.ts', 'one mailbox gets at most three new links an hour', [
    'server/features/contracts/remind.ts',
    'const resendsInPause = 3',
    'const resendsInPause = 3000',
    'a mailbox is flooded with new links',
  ]),
  ...noticedBy('server/features/contracts/evidence-trail.test.ts', 'CON-14 APR-04 every step of a person is kept', [
    'server/services/audit/audit-log.queries.ts',
    `user_agent: (actor.from?.userAgent ?? '').slice(0, maxUserAgent),`,
    `user_agent: '',`,
    'the evidence does not name the browser',
  ]),
  ...noticedBy(
    'server/features/contracts/evidence-trail.test.ts',
    'CON-19 both sides are mailed when a contract ends',
    [
      'server/features/contracts/end-contract.ts',
      `tell(data.owner_email, data.owner_name, 'owner')`,
      `tell('', data.owner_name, 'owner')`,
      'the owner is not mailed when a contract ends',
    ],
  ),
  ...noticedBy('server/features/properties/property-list.test.ts', 'ROLE-23 authorised people, agents and lawyers', [
    'server/access/property-scope.queries.ts',
    'and(ofOwner, assigned(actor, listsOf(only.role)))!',
    'assigned(actor, listsOf(only.role))',
    'an old list opens the property of another host',
  ]),
  ...noticedBy('server/features/properties/property-list.test.ts', 'ROLE-22 a tenant sees rented properties', [
    'server/access/property-scope.queries.ts',
    'rents(actor) ? and(rentedBy(actor), rented)! :',
    'rents(actor) ? rentedBy(actor) :',
    'a former tenant still sees the property',
  ]),
  ...noticedBy('server/features/contracts/approval-tokens.test.ts', 'APR-03 APR-08 it resolves for seven days', [
    'server/platform/signed-parts.ts',
    `if (now.getTime() - createdAt > lifetimeMs) return { problem: 'token_expired' }`,
    '',
    'links live for ever',
  ]),
  ...noticedBy('server/features/contracts/approval-tokens.test.ts', 'a forged, altered or foreign token reads like', [
    'server/platform/signed-parts.ts',
    '!same(signature, signatureOf(secret, signed))',
    'signature.length !== 64',
    'anybody makes a link',
  ]),
]
