import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import type { TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { Section } from '#web/ui/Section.tsx'
import { useRateTicket } from './tickets.queries.ts'

const words = ['', 'Hiç yardımcı olmadı', 'Az yardımcı oldu', 'Orta', 'İyi', 'Çok iyi'] as const

/** Asked once the ticket is closed; the rating can be changed until the ticket is reopened. */
export function TicketRating({ ticket: { id, rating } }: { ticket: Pick<TicketDetail, 'id' | 'rating'> }) {
  const rate = useRateTicket(id)
  return (
    <Section
      title="Size yardımcı olabildik mi?"
      lead={
        rating ? 'Puanınızı değiştirebilirsiniz.' : 'Bir puan verin; destek ekibi yanıtlarını buna göre geliştirir.'
      }
    >
      <Rating
        name="ticket-rating"
        emptyLabelText="Puan yok"
        size="large"
        value={rating}
        disabled={rate.busy}
        getLabelText={(value) => `${value} / 5: ${words[value]}`}
        onChange={(_, rating) => rating && void rate.run({ rating })}
        sx={{ color: 'primary.main', '& label': { p: 0.75 } }}
      />
      <Typography variant="body2" color="textSecondary">
        {rating ? `Puanınız: ${rating} / 5, ${words[rating]}` : '1 en düşük, 5 en yüksek'}
      </Typography>
    </Section>
  )
}
