export type Outcome = 'waiting' | 'agreed' | 'refused'

/** One refusal is enough; an agreement needs the yes of all who were asked, and at least one of them. */
export function outcomeOf<Answer>(answers: readonly Answer[], { yes, no }: { yes: Answer; no: Answer }): Outcome {
  if (answers.includes(no)) return 'refused'
  return answers.length > 0 && answers.every((answer) => answer === yes) ? 'agreed' : 'waiting'
}

/** Parties who have not answered are reminded this many days after being asked, while the link still works. */
export const reminderDays = [2, 5] as const
