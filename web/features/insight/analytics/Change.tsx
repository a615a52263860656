import Typography from '@mui/material/Typography'
import { changeOf } from '#domain/insight/analytics/shares.rules.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

interface Props {
  now: number | null
  before: number | null
  show: (value: number) => string
  more: 'good' | 'bad'
}

/** The earlier value and the change; sign and words carry the meaning, the colour only supports it. */
export function Change({ now, before, show, more }: Props) {
  if (before === null) return null
  const change = changeOf(now, before)
  const isGood = change !== null && change > 0 === (more === 'good')
  return (
    <Typography
      variant="body2"
      color={change === null || change === 0 ? 'textSecondary' : isGood ? 'success' : 'error'}
      component="span"
      sx={{ display: 'block' }}
    >
      {change !== null && (change === 0 ? 'aynı' : `${change > 0 ? '▲' : '▼'} ${showPercent(Math.abs(change))}`)}
      <Typography variant="body2" color="textSecondary" component="span">
        {change !== null ? ' · ' : ''}önce {show(before)}
      </Typography>
    </Typography>
  )
}
