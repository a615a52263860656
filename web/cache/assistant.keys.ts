export const assistantKeys = {
  all: ['assistant'] as const,
  openings: ['assistant', 'openings'] as const,
  answer: (question: string) => ['assistant', 'answer', question] as const,
}
