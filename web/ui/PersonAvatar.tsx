import Avatar from '@mui/material/Avatar'
import { initials } from '#domain/kernel/turkish-text.ts'

/** `avatar` holds a url or the person's initials. */
export const isPicture = (avatar: string | null | undefined): avatar is string =>
  !!avatar && /^(https?:\/\/|\/|blob:|data:image\/)/.test(avatar)

/** White letters reach AA contrast on each, and each is visible on a light and on a dark page. */
const tones = ['#0B5D6B', '#7A3E1D', '#3F5AA6', '#6B3FA0', '#2F6B3A', '#9A2F5B', '#4A5A63', '#55661A'] as const

/** The same name has the same colour everywhere, so that people are recognised quickly. */
function toneOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003
  return tones[sum % tones.length]!
}

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
        bgcolor: toneOf(name),
        color: '#ffffff',
      }}
    >
      {initials(name) || '?'}
    </Avatar>
  )
}
