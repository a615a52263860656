import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Classifier, trainClassifier } from '#domain/insight/assistant/classifier.rules.ts'
import { allPhrases, allWords } from '#domain/insight/assistant/phrases.rules.ts'
import { type Knowledge, knowledgeOf } from '#domain/insight/assistant/understand.rules.ts'
import { projectRoot } from '#server/project-root.ts'

/** Written by `scripts/build-server.ts`. */
const built = path.join(projectRoot, 'dist', 'server', 'assistant-classifier.json')

let loaded: Knowledge | null = null

/** Trained once at build; a server that runs from its sources without a build trains at the first question. */
export function assistantKnowledge(): Knowledge {
  loaded ??= knowledgeOf(
    existsSync(built)
      ? (JSON.parse(readFileSync(built, 'utf8')) as Classifier)
      : trainClassifier(allPhrases(), allWords()),
  )
  return loaded
}
