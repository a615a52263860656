import { type Mutation, noticedBy } from './mutation.ts'

const floods = 'server/features/people/chat/socket-floods.test.ts'
const connections = 'server/http/connections.test.ts'
const proxied = 'server/http/trust-proxy.test.ts'
const sockets = 'server/features/people/chat/socket-doors.test.ts'
const chats = 'server/features/people/chat/chat.test.ts'
const budgets = 'server/platform/realtime/event-budgets.ts'
const address = 'server/http/client-address.ts'
const presence = 'server/features/people/chat/presence.queries.ts'
const hostileTexts = 'web/public-site/blog/hostile-texts.test.tsx'

/** Limits for one caller (0101), and attacks on uploads, texts and addresses. */
export const doors: Mutation[] = [
  ...noticedBy(floods, 'many lines of one person', [
    budgets,
    'const mostOfPerson = 300',
    'const mostOfPerson = 300_000',
    'one browser keeps the server busy without end',
  ]),
  ...noticedBy(floods, 'many lines of one person', [
    budgets,
    'const heardOfPerson = 180',
    'const heardOfPerson = 180_000',
    'twenty windows are heard twenty times as much',
  ]),
  ...noticedBy(floods, 'a line that does not say who it is', [
    budgets,
    'else if (++ofStranger > mostOfStranger) connection.close()',
    'else ofStranger++',
    'a stranger asks to be let in as often as it likes',
  ]),
  ...noticedBy(floods, 'CHAT-13 a thousand times', [
    budgets,
    '    person.outUntil = now() + keptOutMs\n',
    '',
    'whoever floods the server comes back at once',
  ]),
  ...noticedBy(
    connections,
    'one address has so many connections open',
    [
      'server/http/limit-connections.ts',
      'if (of.open >= most) {',
      'if (of.open >= most * 1000) {',
      'one address takes all connections',
    ],
    [
      'server/http/limit-connections.ts',
      'if (!of.logged) refused()',
      'refused()',
      'each refused connection writes a line into the log',
    ],
  ),
  ...noticedBy(connections, 'the addresses of one IPv6 network are one', [
    'server/http/limit-connections.ts',
    'const address = networkOf(given)',
    'const address = given',
    'a customer with IPv6 has a new address for every connection',
  ]),
  ...noticedBy(connections, 'drip by drip is told and hung up on', [
    'server/http/node-server.ts',
    '      headersTimeout,\n      requestTimeout,\n',
    '      requestTimeout,\n',
    'headers may take for ever',
  ]),
  ...noticedBy(connections, 'drip by drip is told and hung up on', [
    'server/http/body.ts',
    'await inTime(seconds, readBytes(request, maxBytes))',
    'await readBytes(asked, maxBytes + 0 * seconds)',
    'a small body may take as long as a file',
  ]),
  ...noticedBy(connections, 'is no error of the server', [
    'server/http/body.ts',
    "throw error instanceof Refusal ? error : refuse('request_aborted')",
    'throw error',
    'whoever goes away is an error of the server',
  ]),
  ...noticedBy(proxied, 'without a trusted proxy every header', [
    address,
    'const last = trustProxy ? forwarded',
    'const last = trustProxy || forwarded ? forwarded',
    'anybody chooses the address that limits count',
  ]),
  ...noticedBy(
    proxied,
    'behind one proxy the last entry counts',
    [address, '.at(-1)', '.at(0)', 'anybody behind the proxy chooses the address that limits count'],
    [address, 'last && isIP(last) ? last', 'last ? last', 'any words are taken for an address'],
  ),
  ...noticedBy(proxied, 'a new entry with every call dodges no limit', [
    address,
    '.at(-1)',
    '.at(0)',
    'a new entry with every call dodges the limits',
  ]),
  ...noticedBy(sockets, 'no word, shape or namespace', [
    'server/features/people/chat/authorize-socket.ts',
    'return chat ? mayWriteTo(ctx.db, actor, chat.partner) : false',
    'return chat ? mayWriteTo(ctx.db, actor, chat.partner) : true',
    'anybody joins any chat',
  ]),
  ...noticedBy(chats, 'when nothing is shared any more', [
    'server/features/people/chat/write-message.queries.ts',
    'where target.open and ',
    'where ',
    'somebody who has left goes on writing',
  ]),
  ...noticedBy(chats, 'two messages that wait for each other', [
    'server/features/people/chat/notify-away-reader.ts',
    'const [reader] = await',
    'const [reader = { engaged: false, host: false, tenants: true }] = await',
    'messages of one moment each send a mail',
  ]),
  ...noticedBy(sockets, 'when that runs out by itself', [
    presence,
    '        gt(authSession.expiresAt, now),\n',
    '        now && undefined,\n',
    'a socket outlives its session',
  ]),
  ...noticedBy(sockets, 'a socket of a closed account', [
    presence,
    '        or(isNull(users.is_active), users.is_active),\n',
    '',
    'a closed account keeps its socket',
  ]),
  ...noticedBy(sockets, 'a role that is taken away', [
    'server/platform/realtime/socketio-realtime.ts',
    'if (!allowed) socket.leave(chatRoom(chatId))',
    'if (!allowed) continue',
    'somebody without the right goes on hearing who types',
  ]),
  ...noticedBy('server/services/files/polyglots.test.ts', 'a paper that is a page too', [
    'server/http/security-headers.ts',
    '"default-src \'none\'; sandbox"',
    '"default-src \'none\'"',
    'a file that somebody brought runs as a page of ours',
  ]),
  ...noticedBy('server/services/files/polyglots.test.ts', 'a picture that is a page too', [
    'server/http/security-headers.ts',
    "  'x-content-type-options': 'nosniff',\n",
    '',
    'a browser may guess that a picture is a page',
  ]),
  ...noticedBy('server/features/people/accounts/used-codes.test.ts', 'a code that opened a session', [
    'server/features/people/accounts/accounts.queries.ts',
    'or(isNull(authTwoFactor.lastStep), lt(authTwoFactor.lastStep, step))',
    'or(isNull(authTwoFactor.lastStep), lt(authTwoFactor.lastStep, step + 1))',
    'a code that somebody saw works again',
  ]),
  ...noticedBy(hostileTexts, 'SCR-07 FOR-11 in a post and its preview', [
    'domain/community/markdown/inline.rules.ts',
    'return /^\\/(?!\\/)/.test(href) ? href : null',
    'return href',
    'a link in a post runs a script',
  ]),
  ...noticedBy(hostileTexts, 'SCR-07 the feed and the sitemap stay what they are', [
    'web/public-site/prerender.tsx',
    'xmlText(escapeHtml(summary))',
    'xmlText(summary)',
    'a summary is markup in a reader of feeds',
  ]),
  ...noticedBy('server/http/switched-under-load.test.ts', 'the owner is switched again and again', [
    'server/http/session.ts',
    'chosenAmong(row.acting_for === userId ? self : row.acting_for, row.engagements)',
    'chosenAmong(row.acting_for === userId ? self : null, row.engagements)',
    'an answer mixes two owners',
  ]),
  ...noticedBy('server/http/switched-under-load.test.ts', 'a role is given and taken', [
    'server/http/mount.ts',
    'if (!passesAs(access, subjects)) {',
    "if (!passesAs('signed-in', subjects)) {",
    'a role that was taken away goes on',
  ]),
  ...noticedBy('server/http/admin-foreign-ids.test.ts', 'the id of another kind of record', [
    'server/features/operations/admin/admin.queries.ts',
    '.from(users).where(eq(users.id, id)).for(',
    '.from(users).where(or(eq(users.id, id), eq(users.accountId, id))).for(',
    'an administrator decides about an account by another id than its own',
  ]),
  ...noticedBy('server/http/hash-and-slug-paths.test.ts', 'unknown hashes, slugs and calendars', [
    'server/features/work/calendar/read-feed.ts',
    'file.endsWith(fileEnd) ? await',
    'file ? await',
    'a calendar is read under more than one address',
  ]),
  ...noticedBy('server/features/insight/search/search.test.ts', 'rows are looked up by whose they are', [
    'server/db/contains-words.ts',
    'const read = few ? sql',
    'const read = few && !few ? sql',
    'the time of a search tells whether somebody else has that name',
  ]),
  ...noticedBy('server/http/access-table.test.ts', 'the table tells a part of somebody else', [
    'server/testing/access-table.ts',
    'for (const { caller } of insiders) wrong.push(',
    'for (const { caller } of insiders.slice(0, 0)) wrong.push(',
    'an owner reaches what is somebody else’s by way of an own record, and the access table is content',
  ]),
  ...noticedBy('server/workers/worker-pool.test.ts', 'one person has one worker at most', [
    'server/workers/worker-pool.ts',
    'queue.filter(({ whose }) => !isInWork(whose))',
    '[...queue]',
    'one person’s slow files take every worker',
  ]),
  ...noticedBy('server/workers/worker-pool.test.ts', 'whoever was served longest ago is next', [
    'server/workers/worker-pool.ts',
    '      served.delete(job.whose)\n',
    '',
    'whoever had many once waits behind all that others have',
  ]),
  ...noticedBy('server/workers/worker-pool.test.ts', 'a full queue refuses the newest of whoever has most', [
    'server/workers/worker-pool.ts',
    'refuse(newestOfMost())',
    'refuse(newestOfMost() && queue[0]!)',
    'whoever has one file is refused for those of somebody else',
  ]),
  ...noticedBy('server/reading/one-at-a-time.test.ts', 'read by turns', [
    'server/http/mount.ts',
    'const answer = await readingFor(reader, () =>',
    'const answer = await readingFor(String(Math.random()), () =>',
    'everybody waits for all files of one person',
  ]),
  ...noticedBy('server/http/chosen-owner.test.ts', 'with an owner chosen, nothing is written for another one', [
    'domain/access/engagements.ts',
    'engagements: engagements.filter(({ owner_id }) => owner_id === chosen),',
    'engagements,',
    'with one owner chosen somebody writes for another one and reads theirs',
  ]),
  ...noticedBy('server/features/money/statements/statements.test.ts', 'an account without a line yet', [
    'server/features/money/statements/ledger-material.queries.ts',
    '::int as year`',
    '::int as year from e having count(*) > 0`',
    'an account without lines fails when its year is turned',
  ]),
  ...noticedBy(
    'server/http/page-headers.test.ts',
    'the whole content security policy of every kind of reply',
    ['server/http/security-headers.ts', '  "frame-ancestors \'none\'",\n', '', 'other sites frame our pages'],
    ['server/http/security-headers.ts', '"connect-src \'self\'"', '"connect-src *"', 'a page sends data anywhere'],
  ),
  ...noticedBy('server/http/http.test.ts', 'a page of another site changes nothing by any method', [
    'server/http/mount.ts',
    "if (endpoint.method !== 'GET') refuseForeignOrigin(ctx, asked)",
    "if (endpoint.method === 'POST') refuseForeignOrigin(ctx, asked)",
    'a page of another site deletes in the name of its visitor',
  ]),
  ...noticedBy('server/platform/limits.test.ts', 'every budget of guesses has its free attempts', [
    'server/platform/limits.ts',
    'decisionCodesByPerson: growing(15, 24 * hour, 5 * minute)',
    'decisionCodesByPerson: growing(1500, 24 * hour, 5 * minute)',
    'a code of four digits can be guessed',
  ]),
]
