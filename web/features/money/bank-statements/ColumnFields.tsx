import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { StatementCheck } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { type ColumnKind, columnKinds, columnLabels } from '#domain/money/bank-statements/columns.rules.ts'
import { Choice } from '#web/ui/Choice.tsx'

interface Props {
  answer: StatementCheck
  disabled: boolean
  onChange: (columns: ColumnKind[]) => void
}

const origins = {
  recognised: 'Sütunlar başlıklarından tanındı.',
  remembered: 'Sütunlar bu bankanın önceki dosyasındaki gibi okundu.',
  chosen: 'Sütunları siz seçtiniz; dosya alınınca bir dahaki sefere de böyle okunur.',
}

/** Collapsed while every column is recognised; a kind given to another column is removed from the former one. */
export function ColumnFields({ answer, disabled, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const choose = (at: number, kind: ColumnKind) =>
    onChange(answer.columns.map((now, index) => (index === at ? kind : now === kind ? 'none' : now)))
  return (
    <Accordion
      variant="outlined"
      disableGutters
      // MUI alone rounds only the first and the last of several.
      sx={{ borderRadius: 1 }}
      expanded={open || answer.problem !== null}
      onChange={(_, expanded) => setOpen(expanded)}
    >
      <AccordionSummary expandIcon={<ChevronDown size={20} aria-hidden />}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>Sütunlar</Typography>
          <Typography variant="body2" color="textSecondary">
            {origins[answer.columns_from]}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
      >
        {answer.headers.map((header, at) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
            key={at}
            size="small"
            label={header || `${at + 1}. sütun`}
            value={answer.columns[at] ?? 'none'}
            options={columnKinds.map((kind) => [kind, columnLabels[kind]])}
            disabled={disabled}
            onChoose={(chosen) => choose(at, chosen)}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  )
}
