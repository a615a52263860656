import { type Mutation, noticedBy } from './mutation.ts'

/** The life of a tenancy: agreement, renewal, handover, undertaking and ending. */
export const tenancies: Mutation[] = [
  ...noticedBy(
    'server/features/tenancy/renewals/renewals.test.ts',
    'TBK 347: nobody answers until the first day',
    [
      'server/features/tenancy/renewals/renewals.queries.ts',
      ' and a.created_at >= ',
      ' and false and a.created_at >= ',
      'a proposal for a term that has begun is void the next morning',
    ],
    [
      'server/features/tenancy/renewals/lapse-renewal.ts',
      '{ cancelled_at: now, lapsed_at: now, updated_at: now }',
      '{ lapsed_at: now, updated_at: now }',
      'links of a proposal that lapsed still work',
    ],
  ),
  ...noticedBy('server/features/tenancy/renewals/renewals.test.ts', 'one tap sends a contract that follows', [
    'server/features/tenancy/contracts/previous-contract.ts',
    'const terms = agreed?.terms ?? termsOf(before)',
    'const terms = { ...termsOf(before), brutAylik: 1 }',
    'the tenant compares with another rent than was agreed',
  ]),
  ...noticedBy('server/features/tenancy/undertakings/undertakings.test.ts', 'it is printed for the hand', [
    'server/features/tenancy/undertakings/undertakings.queries.ts',
    'and(eq(undertakings.id, id), isNull(undertakings.scan_file), isNull(undertakings.withdrawn_at))',
    'eq(undertakings.id, id)',
    'a signed undertaking is silently replaced',
  ]),
  ...noticedBy('server/features/work/deadlines/deadlines.test.ts', 'strangers and those who rent learn nothing', [
    'server/features/work/deadlines/property-sources.queries.ts',
    '          documentsSeenBy(actor),\n',
    '',
    'a lawyer learns of papers that were not opened to lawyers',
  ]),
  ...noticedBy('server/features/work/deadlines/deadlines.test.ts', 'nobody marks a date that is not on the own list', [
    'server/features/work/deadlines/mark-deadline.ts',
    'found.find((each) => each.key === key)',
    'found[0]',
    'a date that is not on the list is marked',
  ]),
  ...noticedBy(
    'server/features/work/deadlines/remind-deadlines.test.ts',
    'a date is told of at 30, 7 and 1 days, once each',
    [
      'server/features/work/deadlines/remind-deadlines.ts',
      '    .filter(({ key }) => fresh.has(key))\n',
      '',
      'the same reminder comes every day',
    ],
  ),
  ...noticedBy('server/features/work/deadlines/remind-deadlines.test.ts', 'owner and tenant hear of a contract', [
    'server/features/work/deadlines/remind-deadlines.ts',
    'deadline.warnedElsewhere ? null : ',
    '',
    'the end of a contract is told twice',
  ]),
  ...noticedBy('server/features/people/engagements/engagements.test.ts', 'AMB-25 no flag of one owner helps', [
    'server/access/property-scope.queries.ts',
    'rightsOn(relation, flagsOn(actor.engagements, owner))',
    'rightsOn(relation, actor.engagements[0] ?? flagsOn([], owner))',
    'flags of one owner help on another owner’s property',
  ]),
  ...noticedBy(
    'server/features/people/engagements/engagements.test.ts',
    'an owner who gave no right and is chosen gets no property',
    [
      'domain/access/engagements.ts',
      'engagements: engagements.filter(({ owner_id }) => owner_id === chosen),',
      'engagements,',
      'what is saved with one owner chosen lands with another one',
    ],
    [
      'domain/access/engagements.ts',
      'own: { ...own, host: false, tenants: false, owned_id: [] },',
      'own,',
      'what is saved with an owner chosen lands among the person’s own',
    ],
  ),
  ...noticedBy(
    'server/features/people/engagements/engagements.test.ts',
    'is its tenant there, also with that owner chosen',
    [
      'server/access/property-scope.queries.ts',
      'const livesSomewhere = actor.subject.renters_id.length > 0',
      'const livesSomewhere = rents(actor)',
      'a tenant who works for the landlord decides about the own home',
    ],
  ),
  ...noticedBy(
    'server/features/property/properties/property-list-money.test.ts',
    'how payments stand is for those who keep',
    [
      'domain/access/property-rights.ts',
      'seePayments: flags.canManagePayments || lawyer,',
      'seePayments: true,',
      'agents read whether rent came in',
    ],
  ),
  ...noticedBy(
    'server/features/people/engagements/engagements.test.ts',
    'since and until: the day after the last one',
    [
      'server/db/in-force.ts',
      ' and (e.until is null or e.until >=',
      ' and (true or e.until >=',
      'an engagement gives rights after its last day',
    ],
  ),
  ...noticedBy(
    'server/features/people/engagements/engagements.test.ts',
    'J13 AMB-25 somebody who works for one owner',
    ['server/db/in-force.ts', 'e.accepted_at is not null and ', '', 'an invitation gives rights before it is accepted'],
  ),
  ...noticedBy('server/features/tenancy/papers/papers.test.ts', 'a correction voids the old link', [
    'server/services/papers/view-paper.ts',
    `if (party.side === 'tenant') return party.user_id === actor.userId`,
    `if (party.side === 'tenant') return true`,
    'the asking side confirms its own paper in the name of the tenant',
  ]),
  ...noticedBy('server/features/tenancy/papers/papers.test.ts', 'an objection needs words', [
    'server/services/papers/paper-approval.ts',
    `if (paper.state !== 'sent') throw refusePaper('paper_closed')`,
    '',
    'a paper that was objected to is confirmed by somebody else',
  ]),
  ...noticedBy('server/features/tenancy/papers/papers.test.ts', 'a link lasts a week', [
    'server/services/papers/open-paper.ts',
    `if (party.token_hash !== tokenHash(token)) throw refusePaper(party.token_hash ? 'link_replaced' : 'paper_missing')`,
    '',
    'a link that was replaced still opens the paper',
  ]),
  ...noticedBy('server/features/tenancy/handovers/handovers.test.ts', 'only the two sides open its pictures', [
    'server/services/files/files.queries.ts',
    'ofHandover(seesHandover(actor))',
    'ofHandover()',
    'pictures of a handover open for everybody',
  ]),
  ...noticedBy('server/features/tenancy/handovers/handovers.test.ts', 'the tenant adds remarks for seven days', [
    'server/features/tenancy/handovers/add-remark.ts',
    `if (!takesRemarks(confirmed_at, ctx.clock.now())) throw refuseHandover('remarks_closed')`,
    '',
    'remarks are added for ever',
  ]),
  ...noticedBy('server/features/tenancy/handovers/handovers.test.ts', 'two phones do not overwrite each other', [
    'server/features/tenancy/handovers/change-handover.ts',
    `const { handover } = await draftToChange(tx, actor, id)
    if (handover.version !== version) throw refuseHandover('handover_changed')`,
    'await draftToChange(tx, actor, id)',
    'two phones overwrite each other',
  ]),
  ...noticedBy(
    'server/features/tenancy/endings/endings.test.ts',
    'a lease that has begun is neither cancelled nor deleted',
    [
      'server/features/tenancy/contracts/end-contract.ts',
      `    if (runs(contract, isoDate(ctx.clock.now()))) throw refuseContract('contract_running')\n`,
      '',
      'a running lease is cancelled on the spot',
    ],
  ),
  ...noticedBy(
    'server/features/tenancy/endings/endings.test.ts',
    'what the owner begins alone the tenant can object to',
    [
      'server/features/tenancy/endings/finish-ending.ts',
      '!isStopped(ending) && ',
      '',
      'a tenancy ends although its tenant objected',
    ],
  ),
  ...noticedBy(
    'server/features/tenancy/endings/agreements.test.ts',
    'an agreement is a paper that both sides confirm',
    [
      'server/features/tenancy/endings/finish-ending.ts',
      'ending.ends_on < today',
      'ending.ends_on <= today',
      'the tenant loses the last day',
    ],
  ),
  ...noticedBy('server/features/tenancy/endings/endings.test.ts', 'cancelling a renewal that has not begun', [
    'server/features/tenancy/contracts/end-contract.ts',
    'const other = contract.tenancy_id && (await otherContractOf(tx, contract))',
    'const other = null',
    'a cancelled renewal puts the tenant out of the property',
  ]),
  ...noticedBy(
    'server/features/tenancy/endings/deductions.test.ts',
    'an answer counts for the amount that stood on the screen',
    [
      'server/features/tenancy/endings/deductions.ts',
      `'tenant')
    if (deduction.version !== input.version) throw refuseEnding('deduction_changed')`,
      `'tenant')`,
      'a tenant accepts an amount that they never saw',
    ],
  ),
  ...noticedBy('server/features/tenancy/endings/deductions.test.ts', 'the account of the refund is masked', [
    'server/features/tenancy/endings/view-ending.ts',
    'side ? iban : maskIban(iban)',
    'iban',
    'everybody reads the account of the refund',
  ]),
  ...noticedBy('server/features/tenancy/endings/deductions.test.ts', 'proof of a deduction opens for both sides', [
    'server/services/files/files.queries.ts',
    "          and(eq(files.area, 'general-files'), ofEnding(actor)),\n",
    '',
    'the tenant cannot open what a deduction stands on',
  ]),
  ...noticedBy(
    'server/features/tenancy/endings/endings.test.ts',
    'a court’s decision names office, file and day',
    [
      'domain/tenancy/endings/decision.rules.ts',
      "if (way !== 'court') return {}",
      'if (way) return {}',
      'an owner ends a tenancy at once without naming a decision',
    ],
    [
      'domain/tenancy/endings/assess-ending.rules.ts',
      "(state === 'set' || (state === 'done' && way === 'court'))",
      "state === 'set'",
      'a tenant has no word on a decision that has ended the tenancy',
    ],
  ),
  ...noticedBy(
    'server/features/tenancy/endings/endings.test.ts',
    'an objection does not keep a court’s decision from its day',
    [
      'server/features/tenancy/endings/endings.queries.ts',
      "or(isNull(endings.objected_at), eq(endings.way, 'court'))",
      'isNull(endings.objected_at)',
      'a tenant stops what a court decided',
    ],
  ),
  ...noticedBy(
    'server/features/tenancy/endings/endings.test.ts',
    'a last day closes the renewal that waits',
    [
      'server/features/tenancy/endings/start-ending.ts',
      '  await closeRenewals(ctx, tx, { found, ending, by: actor })\n',
      '',
      'a renewal is approved after its tenancy has a last day',
    ],
    [
      'server/features/tenancy/contracts/create-contract.ts',
      "if (endsOn) throw refuseContract('end_announced')",
      '',
      'a renewal is sent for a tenancy that ends',
    ],
  ),
  ...noticedBy(
    'server/features/tenancy/endings/agreements.test.ts',
    'a question about an agreed ending that nobody answered',
    [
      'server/features/tenancy/endings/finish-ending.ts',
      '  await dropChange(ctx, tx, id, systemActor)\n',
      '',
      'a late yes is asked for about a tenancy that is over',
    ],
  ),
  ...noticedBy('server/features/tenancy/endings/deductions.test.ts', 'deductions are proposed, accepted, disputed', [
    'server/features/tenancy/endings/settle-ending.ts',
    '    if (!ending.settlement_id) return\n',
    '    if (ending.id) return\n',
    'the deposit is paid to another account than the paper names, and the owner hears nothing',
  ]),
  ...noticedBy(
    'server/features/tenancy/tenancies/tenancies.test.ts',
    'a tenant who is not named in the renewal',
    [
      'server/features/tenancy/undertakings/change-undertaking.ts',
      "found.relation === 'tenant' && !(await",
      'false && !(await',
      'somebody who has left reads what others promised later',
    ],
    [
      'server/services/files/files.queries.ts',
      "or(eq(handovers.kind, 'in'), not(replaced(actor)))",
      'undefined',
      'somebody who has left opens pictures of a moving out that is not theirs',
    ],
  ),
  ...noticedBy('server/features/tenancy/papers/addenda.test.ts', 'a tenant may ask as well', [
    'server/features/tenancy/papers/addenda.ts',
    "if (!(await isSender(db, actor, { paper, found }))) throw refuse('not_allowed')",
    '',
    'the side that was asked rewrites what the other one sent',
  ]),
  ...noticedBy(
    'server/features/tenancy/papers/addenda.test.ts',
    'fifty equal calls at once',
    [
      'server/features/tenancy/papers/addenda.ts',
      'if (await isSender(tx, by.actor, { paper, found })) return paper.subject_id',
      'void 0',
      'a repeated call asks the other side again',
    ],
    [
      'server/features/tenancy/papers/addenda.ts',
      'waiting.length >= mostWaiting',
      'false',
      'one side sends as many mails as it likes',
    ],
  ),
  ...noticedBy('server/features/tenancy/papers/addenda.test.ts', 'an id that belongs to another record', [
    'server/features/tenancy/papers/addenda.ts',
    'before?.tenancy_id !== tenancy || ',
    '',
    'an addendum of another tenancy is replaced',
  ]),
  ...noticedBy(
    'server/features/tenancy/endings/ending-entries.test.ts',
    'the account proposes open rent before anything goes back',
    [
      'server/features/tenancy/endings/deductions.ts',
      'if (!debt || input.amount > debt.open)',
      'if (!debt)',
      'more is taken from the deposit than is owed',
    ],
    [
      'server/features/tenancy/endings/deductions.ts',
      'if (deduction.claim_id && amount > deduction.amount)',
      'if (false)',
      'an accepted debt grows beyond what is open',
    ],
  ),
  ...noticedBy('server/features/tenancy/endings/ending-entries.test.ts', 'a debt paid in part after it was proposed', [
    'server/features/tenancy/endings/ending-entries.ts',
    'claim_id ? (open.get(claim_id) ?? 0) : amount',
    'amount',
    'the deposit pays what the tenant has paid already',
  ]),
  ...noticedBy(
    'server/features/work/tenants/former-debtors.test.ts',
    'whoever moved out and owes rent',
    [
      'server/features/work/tenants/tenants.queries.ts',
      '              debtsInReach(actor),\n',
      '',
      'staff without a right to the account learn who owes something',
    ],
    [
      'server/features/money/arrears/write-notice.ts',
      "if (tenancy.ended_on) throw refuseTenancy('tenancy_over')",
      '',
      'a notice is drafted for a tenancy that is over',
    ],
  ),
  ...noticedBy('server/features/money/arrears/arrears.test.ts', 'the printed notice has both sides', [
    'server/features/money/arrears/print-arrears.ts',
    'seeIdentity ? number : maskNationalId(number)',
    'number',
    'staff without the right read whole identity numbers on a notice',
  ]),
]
