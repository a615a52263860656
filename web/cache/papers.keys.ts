export const paperKeys = {
  link: (token: string) => ['paper-link', token] as const,
  record: (token: string) => ['paper-record', token] as const,
}
