export type Outcome = 'waiting' | 'agreed' | 'refused'

/** One no reopens the matter; it is agreed when all have said yes. With nobody asked, nobody has agreed. */
export function outcomeOf<Answer>(answers: readonly Answer[], { yes, no }: { yes: Answer; no: Answer }): Outcome {
  if (answers.includes(no)) return 'refused'
  return answers.length > 0 && answers.every((answer) => answer === yes) ? 'agreed' : 'waiting'
}

/** Parties who have not answered are reminded this many days after being asked, while the link still works. */
export const reminderDays = [2, 5] as const
