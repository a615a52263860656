import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import type { OwnLedger } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'

/** Loaded lazily: few people need it, and its library is large. */
const QrCode = lazy(() => import('#web/ui/QrCode.tsx'))

const amountDigits = (kurus: number) => (kurus / 100).toFixed(2).replace('.', ',')

/** Recipient, account and reference, ready to copy into any banking app. */
export function PayTo({
  ledger: { iban, recipient, reference, late, reported, balance, next, currency },
  about,
}: {
  ledger: OwnLedger
  about: string | undefined
}) {
  const [scanning, setScanning] = useState(false)
  // What a waiting receipt reports is not asked for a second time.
  const amount = late > 0 ? late : Math.max(0, balance - reported) || (next?.amount ?? 0)
  if (!iban)
    return (
      <Section title="Nereye ödenir" about={about}>
        <Typography>
          Kontratta IBAN yazmıyor. Kiraya verene sorun; ödemenizi bankadan yapın ve dekontunuzu yükleyin.
        </Typography>
      </Section>
    )
  const lines = [
    `Alıcı: ${recipient}`,
    `IBAN: ${iban}`,
    `Tutar: ${showMoney(amount, currency)}`,
    `Açıklama: ${reference}`,
  ]
  return (
    <Section title="Nereye ödenir" about={about} lead="Açıklamaya kodu yazarsanız ödemeniz kendiliğinden tanınır.">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <CopyRow label="Alıcı" value={recipient} copy={recipient} />
        <CopyRow label="IBAN" value={showIban(iban)} copy={iban} />
        {amount > 0 && <CopyRow label="Tutar" value={showMoney(amount, currency)} copy={amountDigits(amount)} />}
        <CopyRow label="Açıklama" value={reference} copy={reference} />
      </Box>
      <Button sx={{ mt: 1 }} onClick={() => setScanning(!scanning)} aria-expanded={scanning}>
        {scanning ? 'Karekodu gizle' : 'Karekod göster'}
      </Button>
      {scanning && (
        <Suspense fallback={<Spinner />}>
          <QrCode text={lines.join('\n')} label="Ödeme bilgilerinin karekodu" />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Telefonunuzun kamerasıyla okutun; alıcı, IBAN, tutar ve açıklama metin olarak gelir.
          </Typography>
        </Suspense>
      )}
    </Section>
  )
}
