import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Eye, Gavel, LogIn, type LucideIcon, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { actLabels } from '#domain/operations/audit/audit.messages.ts'
import type { AuditAct, OwnEntry } from '#domain/services/audit/audit.schema.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'

const icons: Record<AuditAct, LucideIcon> = { sign_in: LogIn, change: PencilLine, decision: Gavel, look: Eye }

/** Links on adjacent lines need this height as tap targets. */
export const linkLine = '24px'

interface Props {
  entry: Omit<OwnEntry, 'mine' | 'actor'>
  /** The person, shown before the time. */
  who: ReactNode
  children?: ReactNode
}

export function EntryLine({ entry: { act, text, record, at, device, address }, who, children }: Props) {
  const Icon = icons[act]
  const from = [device, address].filter(Boolean).join(' · ')
  return (
    <>
      <Box sx={{ pt: 0.25, color: 'text.secondary', display: 'flex' }} role="img" aria-label={actLabels[act]}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {record && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', lineHeight: linkLine }}>
            {record.link ? (
              <TextLink to={record.link} sx={thumbRoom}>
                {record.title}
              </TextLink>
            ) : (
              `“${record.title}”`
            )}
          </Typography>
        )}
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ overflowWrap: 'anywhere', lineHeight: linkLine }}
        >
          {who} · <time dateTime={at}>{showDateTime(at)}</time>
        </Typography>
        {from && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {from}
          </Typography>
        )}
        {children}
      </Box>
    </>
  )
}
