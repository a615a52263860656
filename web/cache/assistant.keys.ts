import type { Question } from '#domain/insight/assistant/assistant.schema.ts'

export const assistantKeys = {
  all: ['assistant'] as const,
  openings: ['assistant', 'openings'] as const,
  /** The question with what was chosen and what was asked before it. */
  answer: (asked: Question) => ['assistant', 'answer', asked] as const,
}
