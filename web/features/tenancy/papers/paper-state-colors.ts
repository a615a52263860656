export const paperStateColors = {
  sent: 'warning',
  confirmed: 'success',
  objected: 'error',
  superseded: 'default',
} as const
