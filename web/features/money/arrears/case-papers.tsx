import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

const shownReceipts = 24

export const ReceiptsSection = ({ view: { receipts } }: { view: ArrearsView }) => (
  <Section
    title="Ödemeler ve makbuzlar"
    lead={receipts.length > shownReceipts ? `Son ${shownReceipts} ödeme; hepsi dosyada ve arşivde.` : undefined}
  >
    {receipts.length === 0 && <Typography color="textSecondary">Kayıtlı ödeme yok.</Typography>}
    <Box component="ul" aria-label="Ödemeler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {receipts.slice(0, shownReceipts).map(({ id, on_date, amount, currency, note, file_id }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 0.5 }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {showDate(on_date)} · {showMoney(amount, currency)}
            {note && ` · ${note}`}
          </Typography>
          {file_id && (
            <OpenFileButton size="small" href={fileAddress(file_id)} aria-label={`Makbuzu aç: ${showDate(on_date)}`}>
              Aç
            </OpenFileButton>
          )}
        </Box>
      ))}
    </Box>
  </Section>
)

export const ContractsSection = ({ view: { contracts } }: { view: ArrearsView }) => (
  <Section title={contracts.length > 1 ? 'Kontratlar' : 'Kontrat'}>
    <Box component="ul" aria-label="Kontratlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {contracts.map((contract) => (
        <Box component="li" key={contract.id} sx={{ py: 0.5 }}>
          <TextLink to="/viewContract/$contractId" params={{ contractId: contract.id }} sx={{ py: 0.5 }}>
            Kontrat {contract.short_id}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {showDate(contract.baslangicTarihi)} – {showDate(contract.bitisTarihi)} ·{' '}
            {showMoney(contract.brutAylik, contract.bedelTuru)}
            {contract.gross && ' brüt'} / ay
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
)
