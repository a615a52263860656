export const paperKeys = {
  link: (token: string) => ['paper-link', token] as const,
}
