import { queryClient } from './query-client.ts'

const all = ['lawyer'] as const

export const lawyerKeys = { overview: [...all, 'overview'] as const }

export const refreshLawyer = () => queryClient.invalidateQueries({ queryKey: all })
