import Avatar from '@mui/material/Avatar'
import { initials } from '#domain/kernel/turkish-text.ts'

/** `avatar` holds a url or the person's initials. */
export const isPicture = (avatar: string | null | undefined): avatar is string =>
  !!avatar && /^(https?:\/\/|\/|blob:|data:image\/)/.test(avatar)

/** Ten hues, each once lighter and once darker. White letters reach AA contrast on all of them. */
const tones = [
  '#B1464C',
  '#8C232E',
  '#AC5107',
  '#7F3800',
  '#8C6802',
  '#664B00',
  '#5D7B00',
  '#425900',
  '#078543',
  '#02602F',
  '#028078',
  '#045D57',
  '#0278A7',
  '#03577A',
  '#3F6BBF',
  '#214A9B',
  '#725CB8',
  '#543C95',
  '#964E9B',
  '#742D79',
] as const

/** The same name has the same colour everywhere, so that people are recognised quickly. FNV-1a spreads similar names. */
function toneOf(name: string): string {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return tones[(hash >>> 8) % tones.length]!
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
