import { type Mutation, noticedBy } from './mutation.ts'

/** What people reach once a right has ended, has moved on to others, or stands on the other side. */
export const access: Mutation[] = [
  ...noticedBy(
    'server/features/tenancy/tenancies/tenancies.test.ts',
    'cancelled before its first day replaces nobody',
    [
      'server/access/tenancy-scope.queries.ts',
      `    and (n.cancelled_at is null or n.ended_on is not null)\n    and n."baslangicTarihi" > \${contracts.baslangicTarihi}`,
      `    and n."baslangicTarihi" > \${contracts.baslangicTarihi}`,
      'who still lives there is treated as a former tenant',
    ],
  ),
  ...noticedBy('server/features/money/payments/payments.test.ts', 'owner of the own home reads and books', [
    'server/access/ledger-scope.queries.ts',
    ` and \${livesElsewhere(actor, property_id)})\`)`,
    ')`)',
    'staff manage the money of their own home for the owner',
  ]),
  ...noticedBy('server/features/people/staff/staff.test.ts', 'the one who suspended shows nothing', [
    'server/access/property-scope.queries.ts',
    `        where d.user_id = \${callerId} and p.creator = \${among(owners)}\n`,
    `        where d.user_id = \${callerId}\n`,
    'an owner who suspended somebody goes on showing properties',
  ]),
  ...noticedBy('server/features/tenancy/papers/changed-tenants.test.ts', 'reads none that was agreed after them', [
    'server/services/papers/find-paper.ts',
    'some(({ user_id }) => user_id === actor.userId)',
    "some(({ side }) => side === 'tenant')",
    'former tenants read what was agreed after them',
  ]),
  ...noticedBy(
    'server/features/money/arrears/archive-arrears.test.ts',
    'who lost the tenancy after asking gets no archive',
    [
      'server/features/money/arrears/archive-arrears.ts',
      "  await findArrears(ctx.db, actor, archive.tenancy_id).catch(() => {\n    throw refuseArchive('archive_missing')\n  })\n",
      '',
      'an arrears file is fetched without the right to it',
    ],
  ),
  ...noticedBy('domain/people/staff/staff.rules.test.ts', 'rights are given for one day too', [
    'domain/people/staff/staff.rules.ts',
    'grant.until < grant.since',
    'grant.until <= grant.since',
    'nobody can stand in for a single day',
  ]),
  ...noticedBy('server/features/people/access-tokens/access-tokens.test.ts', 'none with another scope than its own', [
    'server/http/access-token.ts',
    'if (!token.scopes.includes(scope))',
    'if (token.scopes.length === 0)',
    'a token that may read money books payments',
  ]),
  ...noticedBy(
    'server/features/people/access-tokens/access-tokens.test.ts',
    'dies when it is revoked or its day comes',
    [
      'server/http/access-token.queries.ts',
      ` and \${accessTokens.expires_at} > \${sql.placeholder('now')}`,
      '',
      'a token works after its day',
    ],
  ),
  ...noticedBy(
    'server/features/people/access-tokens/access-tokens.test.ts',
    'suspended, deleted or has a new password',
    [
      'server/features/people/accounts/passwords.ts',
      '      await revokeAllAccessTokens(tx, { userId: actor.userId, by: actor.userId })\n',
      '',
      'what somebody else made with the old password goes on working',
    ],
  ),
  ...noticedBy('server/features/insight/webhooks/webhooks.test.ts', 'by the rights of the moment', [
    'server/features/insight/webhooks/receives-event.ts',
    "relation !== 'tenant' && webhookEventRow(event).holds(rights)",
    "relation !== 'tenant'",
    'an address hears of payments that its person may not see',
  ]),
  ...noticedBy(
    'server/features/insight/webhooks/webhooks.test.ts',
    'when they are registered and when they are called',
    [
      'server/platform/webhooks/http-webhooks.ts',
      "      if (!seemsPublic(address)) return { problem: 'refused_address' }\n",
      '',
      'an address that leads into the network is called',
    ],
  ),
  ...noticedBy('server/features/insight/mcp/mcp.test.ts', 'shows first what it would do', [
    'server/features/insight/mcp/mcp-server.ts',
    ' || agreed.args !== about.args',
    '',
    'what was agreed to in a preview is done with other amounts',
  ]),
]
