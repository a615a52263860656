import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showMonth } from '#domain/kernel/dates.ts'
import { monthsUntil, stripWords } from '#domain/services/figures/month-states.rules.ts'
import { type MonthStrip, stripStates } from '#domain/services/figures/month-strip.schema.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { MonthDot } from './MonthDot.tsx'

/** `Kas` below a dot, on a phone `K`. */
const ShortName = ({ month }: { month: string }) => (
  <>
    {showMonth(month).slice(0, 1)}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {showMonth(month).slice(1, 3)}
    </Box>
  </>
)

/** The twelve months with their names below, and what the shapes in use mean. */
export function MonthStripList({ strip: { months, until } }: { strip: MonthStrip }) {
  const names = monthsUntil(until)
  return (
    <Box>
      <Box
        component="ol"
        aria-label="Son 12 ay"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          maxWidth: 600,
        }}
      >
        {months.map((state, at) => (
          <Box
            component="li"
            key={names[at]}
            title={`${showMonth(names[at]!)}: ${stripWords[state]}`}
            sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 0.5, minWidth: 0 }}
          >
            <MonthDot state={state} size={20} />
            <Box
              component="span"
              aria-hidden
              sx={{
                typography: 'caption',
                color: at === months.length - 1 ? 'text.primary' : 'text.secondary',
                fontWeight: at === months.length - 1 ? 700 : 400,
              }}
            >
              <ShortName month={names[at]!} />
            </Box>
            <Box component="span" sx={visuallyHidden}>{`${showMonth(names[at]!)}: ${stripWords[state]}`}</Box>
          </Box>
        ))}
      </Box>
      <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.5 }}>
        {stripStates
          .filter((state) => months.includes(state))
          .map((state) => (
            <Typography
              key={state}
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
            >
              <MonthDot state={state} size={14} />
              {stripWords[state]}
            </Typography>
          ))}
      </Stack>
    </Box>
  )
}
