import { writeFile } from 'node:fs/promises'
import { trainClassifier } from '#domain/insight/assistant/classifier.rules.ts'
import { allPhrases, allWords } from '#domain/insight/assistant/phrases.rules.ts'
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
// What the assistant has learned from its phrases; read by `knowledge.ts`.
await writeFile('dist/server/assistant-classifier.json', JSON.stringify(trainClassifier(allPhrases(), allWords())))
