import { initials } from '#domain/kernel/turkish-text.ts'

/** The URL of the account's picture, or initials. */
export const avatarOf = (user: { avatar_file: string | null; username: string }) =>
  user.avatar_file ? `/api/files/avatars/${user.avatar_file}` : initials(user.username)
