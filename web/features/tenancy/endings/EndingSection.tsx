import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { isStopped } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { endingStateLabel } from '#domain/tenancy/endings/ending-states.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { EndingSummary } from '#domain/tenancy/endings/endings.schema.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

/** On the tenancy's page: the state of its ending, with a link. */
export function EndingSection({ tenancy }: { tenancy: TenancyView }) {
  const { ending, rents, left, manage, ended_on, started_on } = tenancy
  const mayStart = !ending && !ended_on && started_on <= isoDate(new Date()) && ((rents && !left) || manage)
  if (!ending && !mayStart) return null
  return (
    <Section
      title="Sona erme"
      aside={
        ending && (
          <Chip
            size="small"
            label={endingStateLabel({ ...ending, objected_at: ending.objected })}
            color={
              ending.objected || ending.disputed > 0 ? 'error' : ending.state === 'proposed' ? 'warning' : 'default'
            }
          />
        )
      }
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography color={ending ? 'textPrimary' : 'textSecondary'}>
          {ending
            ? endingStateText(ending, rents)
            : rents
              ? 'Çıkmak istediğinizde son bildirim gününü ve sonucunu burada görürsünüz.'
              : 'Süren bir kiracılık bir günle sona erer: anlaşarak, bildirimle ya da kararla.'}
        </Typography>
        <LinkButton
          to="/tenancy/$tenancyId/ending"
          params={{ tenancyId: tenancy.id }}
          variant={ending && ending.state !== 'done' ? 'contained' : 'outlined'}
        >
          {ending ? 'Sona ermeye git' : rents ? 'Çıkmak istiyorum' : 'Kiracılığı sona erdir'}
        </LinkButton>
      </Stack>
    </Section>
  )
}

function endingStateText(ending: EndingSummary, rents: boolean): string {
  const { way, state, side, ends_on, objected, waiting, disputed, refunded } = ending
  const own = (side === 'tenant') === rents
  if (state === 'proposed')
    return own
      ? `${showDate(ends_on)} günü için önerdiğiniz anlaşma, karşı tarafın yanıtını bekliyor.`
      : `Karşı taraf kiracılığın ${showDate(ends_on)} günü anlaşarak sona ermesini önerdi; yanıtınız bekleniyor.`
  if (isStopped({ way, objected_at: objected }))
    return `${endingWayRules[way].title}: itiraz edildi; kiracılık kendiliğinden sona ermez.`
  const rest = [
    objected && 'Kiracı karara itiraz etti.',
    disputed > 0 && `${disputed} kesintide anlaşmazlık var.`,
    waiting > 0 && `${waiting} kesinti ${rents ? 'yanıtınızı' : 'kiracının yanıtını'} bekliyor.`,
    state === 'done' && refunded && 'Depozito iade edildi.',
  ].filter(Boolean)
  return [
    state === 'done'
      ? `Kiracılık ${showDate(ends_on)} günü sona erdi.`
      : `Kiracılığın son günü ${showDate(ends_on)} (${endingWayRules[way].title}).`,
    ...rest,
  ].join(' ')
}
