import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import type { IncreaseRecord } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'

const states: Record<IncreaseRecord['state'], string> = {
  sent: 'Cevaplanmadı',
  objected: 'İtiraz edildi',
  confirmed: 'Onaylandı',
  applied: 'Kontrattaki şarta göre uygulandı',
  withdrawn: 'Geri çekildi',
  waived: 'Artış istenmedi',
}

const stateText = ({ state, on_paper }: IncreaseRecord) =>
  state === 'confirmed' ? yesText(on_paper && 'paper', states.confirmed) : states[state]

/** Earlier proposals and their outcome. */
export function EarlierIncreases({ records, gross }: { records: readonly IncreaseRecord[]; gross: boolean }) {
  if (records.length === 0) return null
  return (
    <Section title="Önceki artışlar">
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record) => (
          <Box component="li" key={record.id}>
            <Typography sx={{ fontWeight: 600 }}>
              {showDate(record.year_start)} kira yılı · {stateText(record)}
            </Typography>
            {record.state !== 'waived' && (
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {showMoney(record.old_rent, record.currency)} → {showMoney(record.new_rent, record.currency)}
                {gross && ' brüt'}, {showDate(record.from_on)} tarihinden
              </Typography>
            )}
            {[record.objection, record.close_reason].filter(Boolean).map((words) => (
              <Typography key={words} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                “{words}”
              </Typography>
            ))}
            <Typography variant="body2" color="textSecondary">
              {record.by_name}, {showDate(record.created_on)}
            </Typography>
            {record.paper_id && (
              <DownloadButton
                href={addressOf(papersApi.print, { params: { id: record.paper_id } })}
                size="small"
                aria-label={`Ek protokolü indir: ${showDate(record.year_start)} kira yılı`}
              >
                Ek protokolü indir
              </DownloadButton>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  )
}
