import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ArrowRight } from 'lucide-react'
import type { AnswerRow, AssistantReply } from '#domain/insight/assistant/assistant.schema.ts'
import { showTime } from '#domain/kernel/dates.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { AddressLink } from './AddressLink.tsx'

/** Keeps an amount and its currency sign on one line. */
const unbroken = (text: string) => text.replace(/ (?=[₺$€£])/g, '\u00a0')

type Near = AssistantReply['near'][number]

interface Props {
  reply: AssistantReply
  at: number
  /** Asks one of the related questions. */
  onAsk: (near: Near) => void
}

export function AnswerCard({ reply, at, onAsk }: Props) {
  const { understood, text, figures, rows, total, links, law, notes, near, worded, incomplete, kind } = reply
  const all = links[0]
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Stack spacing={1.5}>
        {understood && (
          <Typography variant="body2" color="textSecondary">
            {understood}
          </Typography>
        )}
        <Stack spacing={0.75}>
          {text.map((paragraph) => (
            <Typography key={paragraph} sx={{ fontWeight: kind === 'answer' && paragraph === text[0] ? 600 : 400 }}>
              {unbroken(paragraph)}
            </Typography>
          ))}
        </Stack>
        {incomplete && <Alert severity="warning">Yanıt eksik: bir bölüm okunamadı.</Alert>}
        {figures.length > 1 && <Figures figures={figures} />}
        {rows.length > 0 && <Rows rows={rows} />}
        {total > rows.length && all && (
          <AddressLink to={all.to} sx={{ alignSelf: 'flex-start', py: 1 }}>
            Hepsini gör ({total})
          </AddressLink>
        )}
        {law && (
          <Typography variant="body2" color="textSecondary">
            <strong>{law.article}</strong> · {law.source}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
        {links.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
            {links.map(({ label, to }) => (
              <AddressLink
                key={to}
                to={to}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
              >
                {label}
                <ArrowRight size={16} aria-hidden />
              </AddressLink>
            ))}
          </Stack>
        )}
        {near.length > 0 && <SimilarQuestions near={near} label={nearLabels[kind] ?? 'Yakın sorular'} onAsk={onAsk} />}
        {kind === 'answer' && (
          <Typography variant="caption" color="textSecondary">
            {worded ? 'Cümleleri bir dil modeli yazdı, rakamlar kayıtlarınızdan. ' : ''}
            Saat {showTime(new Date(at))} itibarıyla.
          </Typography>
        )}
      </Stack>
    </Paper>
  )
}

const nearLabels: Partial<Record<AssistantReply['kind'], string>> = {
  answer: 'Bunları da sorabilirsiniz',
  unsure: 'Hangisini sordunuz?',
}

const Figures = ({ figures }: Pick<AssistantReply, 'figures'>) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 1, m: 0 }}
  >
    {figures.map(({ label, value }) => (
      <Box key={label} sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, ...tabularFigures }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)

const Rows = ({ rows }: Pick<AssistantReply, 'rows'>) => (
  <Box component="ul" aria-label="Yanıtın dayandığı kayıtlar" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and two rows may have the same text
      <Row key={at} row={row} />
    ))}
  </Box>
)

const Row = ({ row: { title, detail, value, to } }: { row: AnswerRow }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
      {to ? (
        <AddressLink to={to} sx={{ display: 'inline-block', py: { xs: 0.75, sm: 0 } }}>
          {title}
        </AddressLink>
      ) : (
        <Typography>{title}</Typography>
      )}
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
    {value && <Typography sx={{ fontWeight: 600, alignSelf: 'center', ...tabularFigures }}>{value}</Typography>}
  </Box>
)

interface NearProps extends Pick<AssistantReply, 'near'> {
  label: string
  onAsk: (near: Near) => void
}

/** Related questions, as buttons. */
export const SimilarQuestions = ({ near, label, onAsk }: NearProps) => (
  <Box>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {label}
    </Typography>
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {near.map((each) => (
        <li key={each.intent}>
          <Chip
            component="button"
            clickable
            variant="outlined"
            label={each.question}
            onClick={() => onAsk(each)}
            sx={{
              height: 'auto',
              minHeight: 40,
              '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75, textAlign: 'left' },
            }}
          />
        </li>
      ))}
    </Box>
  </Box>
)
