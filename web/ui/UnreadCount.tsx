import Box from '@mui/material/Box'
import { tabularFigures, textSizes } from './theme.ts'

/** The same for everything unread: bell, menu, conversations, requests, notifications. */
export const unreadColour = { palette: 'error', surface: 'error.main', text: 'error.contrastText' } as const

/** A mark without a number. */
export const unreadDot = {
  display: 'inline-block',
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  bgcolor: unreadColour.surface,
} as const

/** `text` names what is counted, for screen readers. */
export function UnreadCount({ count, text = `${count} okunmamış mesaj` }: { count: number; text?: string }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={text}
      sx={{
        flexShrink: 0,
        minWidth: 22,
        px: 0.75,
        borderRadius: 11,
        bgcolor: unreadColour.surface,
        color: unreadColour.text,
        fontSize: textSizes.small,
        fontWeight: 700,
        lineHeight: '22px',
        textAlign: 'center',
        ...tabularFigures,
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}
