import { bundleForNode } from './node-bundle.ts'

process.env.NODE_ENV = 'production'
await bundleForNode('dist/server', {
  main: 'server/main.ts',
  'admin-cli': 'server/admin-cli.ts',
  'backup-worker': 'server/backup-worker.ts',
  'bakim-cli': 'server/bakim-cli.ts',
  'print-worker': 'server/pdf/print-worker.ts',
  'reading-worker': 'server/reading/reading-worker.ts',
})
