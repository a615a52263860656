const all = ['engagements'] as const

export const engagementKeys = {
  own: [...all, 'own'] as const,
  answer: (id: string) => [...all, 'answer', id] as const,
}
