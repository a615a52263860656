import { zodResolver as resolverOf } from '@hookform/resolvers/zod'
import './problem-words.ts'

/** Checks a form by its schema, with our words for what the schema has no words for. */
export const zodResolver = resolverOf
