import { initials } from '#domain/kernel/turkish-text.ts'

/** The picture of an account, or the initials that stand in its place. */
export const avatarOf = (user: { avatar_file: string | null; username: string }) =>
  user.avatar_file ? `/api/files/avatars/${user.avatar_file}` : initials(user.username)
