import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { ratesQuery } from './rates.queries.ts'

const currencies = [
  { code: 'USD', name: 'Amerikan doları' },
  { code: 'EUR', name: 'Euro' },
] as const

const highlightMs = 1000

export function RatesCard() {
  const { data, dataUpdatedAt } = useQuery(ratesQuery)
  const highlighted = useHighlight(dataUpdatedAt)
  return (
    <Paper component="section" variant="outlined" aria-labelledby="kurlar" sx={{ p: 2 }}>
      <Typography id="kurlar" variant="h4" component="h3" sx={{ mb: 1 }}>
        {data && !data.live ? 'Döviz Kurları (canlı değil)' : 'Güncel Döviz Kurları'}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {currencies.map(({ code, name }) => (
          <Box
            key={code}
            data-highlighted={highlighted || undefined}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              px: 1,
              mx: -1,
              py: 0.5,
              borderRadius: 1,
              transition: 'background-color 200ms',
              bgcolor: highlighted ? 'action.selected' : 'transparent',
            }}
          >
            <Typography component="dt" title={name}>
              {code}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 650, ...tabularFigures }}>
              {data ? showLiraPerUnit(data[code]) : '...'}
            </Typography>
          </Box>
        ))}
      </Box>
      {data && !data.live && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {data.fetched_at ? `${showDateTime(data.fetched_at)} tarihli.` : 'Yaklaşık değerler.'}
        </Typography>
      )}
    </Paper>
  )
}

/** True for a second after `changedAt` changes; the value at mount does not count as a change. */
function useHighlight(changedAt: number): boolean {
  const [known] = useState(changedAt)
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (changedAt === known) return
    setOn(true)
    const timer = setTimeout(() => setOn(false), highlightMs)
    return () => clearTimeout(timer)
  }, [changedAt, known])
  return on
}
