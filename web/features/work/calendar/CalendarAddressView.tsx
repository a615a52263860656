import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CalendarPlus, QrCode as QrIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { CalendarAddress } from '#domain/work/calendar/calendar.schema.ts'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { AddressOptionsForm } from './AddressOptionsForm.tsx'
import { useCalendarAddress } from './calendar.queries.ts'

/** Loaded lazily: few people need it, and its library is large. */
const QrCode = lazy(() => import('#web/ui/QrCode.tsx'))

export function CalendarAddressView({ address }: { address: CalendarAddress }) {
  const { url, names, groups, created_at, last_read_at } = address
  const { change, renew, revoke } = useCalendarAddress()
  const confirm = useConfirm()
  const askRenewal = async () => {
    const text = 'Eski adres hemen çalışmaz olur; takviminize yeni adresle yeniden abone olmanız gerekir.'
    if (await confirm({ title: 'Adres yenilensin mi?', text, confirmLabel: 'Yenile' })) await renew.run()
  }
  const askRevocation = async () => {
    const text = 'Abone olan takvimler artık güncellenmez. İstediğiniz zaman yeni bir adres oluşturabilirsiniz.'
    if (await confirm({ title: 'Adres kapatılsın mı?', text, confirmLabel: 'Kapat', danger: true })) await revoke.run()
  }
  return (
    <Stack spacing={2}>
      {url ? <Subscribe url={url} /> : <Alert severity="warning">Bu adres artık okunamıyor; yenileyin.</Alert>}
      <Typography variant="body2" color="textSecondary">
        {showDateTime(created_at)} tarihinde oluşturuldu.{' '}
        {last_read_at ? `En son ${showDateTime(last_read_at)} okundu.` : 'Henüz hiçbir takvim okumadı.'}
      </Typography>
      <Divider />
      <AddressOptionsForm
        key={`${names}:${groups.join()}`}
        start={{ names, groups }}
        label="Kaydet"
        busy={change.busy}
        onSend={(options) => change.run(options)}
      />
      <Divider />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={askRenewal} loading={renew.busy}>
          Adresi yenile
        </Button>
        <Button color="error" onClick={askRevocation} loading={revoke.busy}>
          Adresi kapat
        </Button>
      </Stack>
    </Stack>
  )
}

function Subscribe({ url }: { url: string }) {
  const [scanning, setScanning] = useState(false)
  const webcal = url.replace(/^https?:/, 'webcal:')
  return (
    <Stack spacing={1.5}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <CopyRow label="Takvim adresiniz" value={url} copy={url} />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={webcal} startIcon={<CalendarPlus size={18} aria-hidden />}>
          Takvimde aç
        </Button>
        <Button
          startIcon={<QrIcon size={18} aria-hidden />}
          onClick={() => setScanning(!scanning)}
          aria-expanded={scanning}
        >
          {scanning ? 'Karekodu gizle' : 'Karekod göster'}
        </Button>
      </Stack>
      {scanning && (
        <Suspense fallback={<Spinner />}>
          <QrCode text={webcal} label="Takvim adresinin karekodu" />
        </Suspense>
      )}
      <Typography variant="body2" color="textSecondary">
        iPhone ve Mac: “Takvimde aç”a basın. Google Takvim: bilgisayarda Diğer takvimler, URL ile ekle. Güncellemenin ne
        sıklıkla yapılacağına takvim uygulamanız karar verir.
      </Typography>
      <Alert severity="info">
        Bu adresi bilen herkes takviminizi okuyabilir; kimseyle paylaşmayın. Paylaştıysanız yenileyin.
      </Alert>
    </Stack>
  )
}
