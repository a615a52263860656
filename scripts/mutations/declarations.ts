import { type Breakage, type Mutation, noticedBy } from './mutation.ts'

const accessTable = 'server/http/access-table.test.ts'
const levels = 'ROLE-24 every endpoint declares the level that is written down for it'
const otherDeclarations = 'which calls ask for the password again, come before the second factor and are counted'

/** Opens an administrators' call to every signed-in user. */
const opened = (file: string, path: string): Breakage => [
  file,
  `path: '${path}',\n    access: 'admin'`,
  `path: '${path}',\n    access: 'signed-in'`,
  `${path} is open to every signed-in person`,
]

export const declarations: Mutation[] = [
  ...noticedBy(
    accessTable,
    levels,
    opened('domain/operations/admin/admin.api.ts', 'GET /admin/summary'),
    opened('domain/operations/admin/admin.api.ts', 'GET /admin/users'),
    opened('domain/operations/admin/admin.api.ts', 'GET /admin/outbox'),
    opened('domain/operations/admin/admin.api.ts', 'POST /admin/outbox/:id/resend'),
    opened('domain/operations/admin/admin.api.ts', 'POST /admin/users/:id/refuse'),
    opened('domain/community/blog/blog.api.ts', 'GET /admin/blog'),
    opened('domain/community/blog/blog.api.ts', 'PUT /admin/blog/:id'),
    opened('domain/operations/maintenance/maintenance.api.ts', 'POST /admin/maintenance/run'),
    opened('domain/operations/maintenance/maintenance.api.ts', 'GET /admin/maintenance/lookup'),
    opened('domain/people/survey/survey.api.ts', 'GET /admin/survey'),
    opened('domain/people/survey/survey.api.ts', 'PUT /admin/survey/:id'),
    opened('domain/tenancy/rates/tufe.api.ts', 'GET /admin/tufe'),
    opened('domain/operations/admin/sms.api.ts', 'GET /admin/sms'),
    [
      'domain/people/chat/chat.api.ts',
      `path: 'GET /chat/search',\n    access: 'signed-in'`,
      `path: 'GET /chat/search',\n    access: 'account'`,
      'an account that waits for approval searches conversations',
    ],
  ),
  ...noticedBy(
    accessTable,
    otherDeclarations,
    [
      'domain/operations/admin/admin.api.ts',
      `access: 'admin',\n    confirmed: true,\n    summary,`,
      `access: 'admin',\n    summary,`,
      'administrators approve and promote without giving the password again',
    ],
    ['domain/people/chat/chat.api.ts', `    limit: 'messagesByPerson',\n`, '', 'messages are sent without any limit'],
  ),
]
