import Avatar from '@mui/material/Avatar'
import { initials } from '#domain/kernel/turkish-text.ts'

/** `avatar` holds a url or the person's initials. */
export const isPicture = (avatar: string | null | undefined): avatar is string =>
  !!avatar && /^(https?:\/\/|\/|blob:|data:image\/)/.test(avatar)

export function PersonAvatar({ name, avatar, size = 40 }: { name: string; avatar?: string | null; size?: number }) {
  return (
    <Avatar
      src={isPicture(avatar) ? avatar : undefined}
      alt={name}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initials(name) || '?'}
    </Avatar>
  )
}
