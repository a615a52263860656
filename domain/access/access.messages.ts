import { refuser } from '#domain/kernel/refusal.ts'

export const accessRefusals = {
  single_role: {
    status: 403,
    message: 'Rol değiştirmek için hem mülk sahibi hem de kiracı olmanız gerekir.',
  },
} as const

export const refuseAccess = refuser(accessRefusals)
