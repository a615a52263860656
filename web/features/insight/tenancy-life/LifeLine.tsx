import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  ArrowLeftRight,
  Check,
  DoorClosed,
  FileClock,
  Flag,
  KeyRound,
  type LucideIcon,
  Mailbox,
  MessageSquare,
  PiggyBank,
  RefreshCw,
  TrendingUp,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { LifeEvent, LifeEventOf, LifeHead } from '#domain/insight/tenancy-life/tenancy-life.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { TextLink } from '#web/ui/link.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { lifeWords } from './life-words.ts'

export type LifeReader = Pick<LifeHead, 'property_id' | 'property_open' | 'today' | 'rents' | 'account_open'> & {
  tenancyId: string
}

interface Props {
  label: string
  events: readonly LifeEvent[]
  reader: LifeReader
}

const nodeSize = 32
const rail = 48

/** Events below each other on one line. */
export const LifeLine = ({ label, events, reader }: Props) => (
  <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {events.map((event) => (
      <LifeItem key={`${event.kind} ${event.id}`} event={event} reader={reader} />
    ))}
  </Box>
)

function LifeItem({ event, reader }: { event: LifeEvent; reader: LifeReader }) {
  const { title, detail } = lifeWords(event, { rents: reader.rents, ahead: event.on_date > reader.today })
  // Twelve a year: they are told in one line, so that the other events stand out.
  const isPayment = event.kind === 'payment'
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: `${rail}px`,
        pb: isPayment ? 1.5 : 2.5,
        minHeight: isPayment ? nodeSize : nodeSize + 16,
        // The line runs through all nodes and ends at the last one.
        '&::before': {
          content: '""',
          position: 'absolute',
          left: nodeSize / 2 - 1,
          top: 0,
          bottom: 0,
          width: 2,
          bgcolor: 'divider',
        },
        '&:first-of-type::before': { top: nodeSize / 2 },
        '&:last-of-type': { pb: 0 },
        '&:last-of-type::before': { bottom: 'auto', height: nodeSize / 2 },
        '&:only-of-type::before': { display: 'none' },
      }}
    >
      <Node event={event} isWaiting={event.kind === 'receipt' && !reader.rents} />
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline', pt: 0.5 }}>
        <Typography
          sx={{ fontWeight: isPayment ? 400 : 650, minWidth: 0, overflowWrap: 'anywhere', ...tabularFigures }}
        >
          <EventLink event={event} reader={reader}>
            {title}
          </EventLink>
          {isPayment && detail && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5, ...onlyWide }}>
              {detail}
            </Typography>
          )}
        </Typography>
        <Day on={event.on_date} look={besideTitle} />
      </Box>
      {/* On a phone the title has the whole line. */}
      <Typography component="div" variant="body2" color="textSecondary" sx={onlyNarrow}>
        <Day on={event.on_date} />
        {isPayment && detail && ` · ${detail}`}
      </Typography>
      {!isPayment && detail && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {detail}
        </Typography>
      )}
      {event.kind === 'handover' && <Photos event={event} />}
    </Box>
  )
}

/** A dot for a payment, an icon for everything else. */
function Node({ event, isWaiting }: { event: LifeEvent; isWaiting: boolean }) {
  const Icon = iconOf(event)
  const isPayment = event.kind === 'payment'
  const size = isPayment ? 12 : nodeSize
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: (nodeSize - size) / 2,
        top: (nodeSize - size) / 2,
        width: size,
        height: size,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        border: isPayment ? 0 : 1,
        borderColor: isWaiting ? 'secondary.main' : 'divider',
        bgcolor: isPayment ? 'success.main' : 'background.paper',
        color: isWaiting ? 'secondary.dark' : 'primary.main',
      }}
    >
      {!isPayment && <Icon size={16} aria-hidden />}
    </Box>
  )
}

const onlyWide = { display: { xs: 'none', sm: 'inline' } } as const
const onlyNarrow = { display: { xs: 'block', sm: 'none' } } as const
const besideTitle = { flexShrink: 0, display: { xs: 'none', sm: 'block' } } as const

const Day = ({ on, look = {} }: { on: string; look?: typeof besideTitle | object }) => (
  <Typography component="time" dateTime={on} variant="body2" color="textSecondary" sx={{ ...tabularFigures, ...look }}>
    {showDate(on)}
  </Typography>
)

const icons: Record<Exclude<LifeEvent['kind'], 'handover'>, LucideIcon> = {
  begun: Flag,
  renewed: RefreshCw,
  increase: TrendingUp,
  payment: Check,
  deposit: PiggyBank,
  waived: Undo2,
  receipt: FileClock,
  request: MessageSquare,
  notice: Mailbox,
  ended: DoorClosed,
}
const iconOf = (event: LifeEvent) =>
  event.kind === 'handover' ? (event.side === 'in' ? KeyRound : ArrowLeftRight) : icons[event.kind]

const room = { py: 0.75, my: -0.75, display: 'inline-block', color: 'text.primary' } as const

/** Leads to the record; plain words for what has no screen of its own. */
function EventLink({ event, reader, children }: { event: LifeEvent; reader: LifeReader; children: ReactNode }) {
  const params = { tenancyId: reader.tenancyId }
  switch (event.kind) {
    case 'handover':
      return (
        <TextLink to="/handover/$handoverId" params={{ handoverId: event.id }} underline="hover" sx={room}>
          {children}
        </TextLink>
      )
    case 'renewed':
      return (
        <TextLink to="/viewContract/$contractId" params={{ contractId: event.id }} underline="hover" sx={room}>
          {children}
        </TextLink>
      )
    case 'receipt':
      return (
        <TextLink to="/payment" underline="hover" sx={room}>
          {children}
        </TextLink>
      )
    case 'notice':
      return (
        <TextLink to="/tenancy/$tenancyId/ending" params={params} underline="hover" sx={room}>
          {children}
        </TextLink>
      )
    case 'payment':
    case 'deposit':
    case 'waived':
      return (
        <TextLink
          to="/tenancy/$tenancyId/account"
          params={params}
          search={{ yil: Number(event.on_date.slice(0, 4)) }}
          underline="hover"
          sx={room}
        >
          {children}
        </TextLink>
      )
    case 'request':
      if (!reader.property_open) return children
      return (
        <TextLink
          to="/property-detail/$id"
          params={{ id: reader.property_id }}
          search={{ tab: 'talepler', talep: event.id }}
          underline="hover"
          sx={room}
        >
          {children}
        </TextLink>
      )
    default:
      return children
  }
}

/** The first pictures of a handover; all of them stand in its record. */
function Photos({ event: { id, photos, photo_count, side } }: { event: LifeEventOf<'handover'> }) {
  if (photos.length === 0) return null
  const more = photo_count - photos.length
  return (
    <TextLink
      to="/handover/$handoverId"
      params={{ handoverId: id }}
      underline="none"
      aria-label={`${side === 'in' ? 'Giriş' : 'Çıkış'} fotoğrafları, ${photo_count}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1, width: 'fit-content', maxWidth: 1, borderRadius: 1 }}
    >
      {photos.map((photo) => (
        <Box
          key={photo}
          component="img"
          src={fileAddress(photo, 'thumb')}
          alt=""
          loading="lazy"
          sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
        />
      ))}
      {more > 0 && (
        <Box
          component="span"
          sx={{
            width: 72,
            height: 72,
            borderRadius: 1,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'action.hover',
            color: 'text.secondary',
            typography: 'body2',
          }}
        >
          +{more}
        </Box>
      )}
    </TextLink>
  )
}
