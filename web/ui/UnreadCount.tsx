import Box from '@mui/material/Box'
import { tabularFigures } from './theme.ts'

/** `text` says what is counted, for those who hear the page. */
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
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 13,
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
