import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/operations/backups'

/** What a restore proves, what it refuses, and what the schedule keeps. */
export const backups: Mutation[] = [
  ...noticedBy('server/restore.test.ts', 'is one moment', [
    'server/services/backups/make-backup.ts',
    'begin isolation level repeatable read read only',
    'begin read only',
    'a backup mixes moments',
  ]),
  ...noticedBy(`${feature}/backups.test.ts`, 'while another backup runs none begins', [
    'server/platform/storage/kept-during-backups.ts',
    'if (!(rows as { free: boolean }[])[0]!.free)',
    'if (false)',
    'files of a backup are removed while it is made',
  ]),
  ...noticedBy(
    'server/restore.test.ts',
    'are refused, and nothing is left behind',
    [
      'server/restore.ts',
      '  await expectSecrets(config, read.head)\n',
      '',
      'rows are restored that the given key cannot read',
    ],
    ['server/restore.ts', '      await expectEmptyDatabase(client)\n', '', 'a restore writes over an installation'],
  ),
  ...noticedBy('domain/operations/backups/backups.rules.test.ts', 'the newest backup is always kept', [
    'domain/operations/backups/backups.rules.ts',
    'new Set(newestFirst.slice(0, 1))',
    'new Set<Date>()',
    'the only backup is thrown away',
  ]),
  ...noticedBy(`${feature}/backups.test.ts`, 'is tried again every hour, told once', [
    `${feature}/scheduled-backup.ts`,
    '!last || last.succeeded)',
    'false)',
    'no administrator hears of a failed backup',
  ]),
]
