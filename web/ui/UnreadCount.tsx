import Box from '@mui/material/Box'
import { tabularFigures, textSizes } from './theme.ts'

export const unreadText = (count: number) => `${count} okunmamış mesaj`

export function UnreadCount({ count }: { count: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={unreadText(count)}
      sx={{
        flexShrink: 0,
        minWidth: 22,
        px: 0.75,
        borderRadius: 11,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
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
