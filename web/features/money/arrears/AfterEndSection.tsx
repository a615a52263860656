import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { afterEndInforms, stepsAfterEnd } from '#domain/money/arrears/after-end.rules.ts'
import type { ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { Section } from '#web/ui/Section.tsx'

/** What can still be done about an ended tenancy's debts, and by whom. */
export function AfterEndSection({ view }: { view: ArrearsView }) {
  if (!view.ended_on) return null
  const steps = stepsAfterEnd(view)
  return (
    <Section
      title="Kiracılık sona erdi: bundan sonrası"
      lead={
        steps.length > 0
          ? `Son gün ${showDate(view.ended_on)}. Ödenmeyen borç için yapılabilecekler:`
          : `Son gün ${showDate(view.ended_on)}. Vadesi geçmiş ödenmemiş borç yok; yapılacak bir şey kalmadı.`
      }
    >
      <Box component="ul" aria-label="Yapılabilecekler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ title, who, text }) => (
          <Box component="li" key={title} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              Kim: {who}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
      {steps.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {afterEndInforms}
        </Typography>
      )}
    </Section>
  )
}
