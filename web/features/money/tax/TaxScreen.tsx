import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { taxInforms } from '#domain/money/tax/tax.messages.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { TaxSheetView } from './TaxSheetView.tsx'
import { sheetQuery } from './tax.queries.ts'

/** A year typed into the address may be invalid. */
const isYear = (year: number | undefined): year is number =>
  year !== undefined && Number.isInteger(year) && year >= 2000 && year <= 2100

export default function TaxScreen() {
  const { yil, kisi, rakam } = useSearch({ from: '/app/taxTemplate' })
  const worksForOthers = (useCurrentUser()?.engagements.length ?? 0) > 0
  const figures = rakam === 'son' ? ('last' as const) : ('own' as const)
  const asked = { ...(isYear(yil) && { year: yil }), ...(kisi && { person: kisi }), figures }
  const found = useQuery(sheetQuery(asked))
  const sheet = found.data
  return (
    <Page
      title="Vergi Şablonu"
      subtitle={sheet ? `${sheet.person.name} · ${sheet.year} kira geliri` : 'Kira gelirinizin yıllık vergisi'}
      actions={sheet && <SheetActions sheet={sheet} figures={figures} />}
    >
      {sheet ? (
        <>
          {found.isError && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Tablo yenilenemedi; gördüğünüz eski olabilir.
            </Alert>
          )}
          {sheet.own && sheet.places.length === 0 && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {worksForOthers
                ? 'Bu tablo sizin kendi kira geliriniz içindir ve adınıza kayıtlı bir mülk yok. Adına çalıştığınız mülk sahibinin tablosu, size bütün mülkleri için ödeme yetkisi verirse “Kimin” listesinde görünür.'
                : 'Adınıza kayıtlı bir mülk yok. Mülkünüzü ve kontratını ekleyince, işlediğiniz kiralardan yıllık vergi burada hesaplanır.'}
            </Alert>
          )}
          <TaxSheetView sheet={sheet} />
          <Alert severity="info" icon={false} sx={{ mt: 2 }}>
            {taxInforms}
          </Alert>
        </>
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <LoadingRows rows={4} height={120} />
      )}
    </Page>
  )
}

function SheetActions({ sheet, figures }: { sheet: TaxSheet; figures: 'own' | 'last' }) {
  const navigate = useNavigate()
  const person = sheet.own ? {} : { person: sheet.person.id }
  const show = (yil: number, kisi: string) =>
    navigate({ to: '/taxTemplate', search: { yil, kisi }, resetScroll: false })
  const paper = (format: 'pdf' | 'xlsx') =>
    addressOf(taxApi.paper, { query: { year: sheet.year, format, figures, ...person } })
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {sheet.people.length > 1 && (
        <TextField
          select
          size="small"
          label="Kimin"
          value={sheet.person.id}
          onChange={({ target }) => show(sheet.year, target.value)}
          sx={{ minWidth: 160 }}
        >
          {sheet.people.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        size="small"
        label="Yıl"
        value={sheet.year}
        onChange={({ target }) => show(Number(target.value), sheet.person.id)}
        sx={{ minWidth: 104 }}
      >
        {sheet.years.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      {sheet.calculation && (
        <>
          <Button
            component="a"
            variant="outlined"
            startIcon={<FileSpreadsheet size={18} aria-hidden />}
            href={paper('xlsx')}
            download
          >
            Excel
          </Button>
          <Button
            component="a"
            variant="contained"
            startIcon={<Printer size={18} aria-hidden />}
            href={paper('pdf')}
            download
          >
            Yazdır (PDF)
          </Button>
        </>
      )}
    </Stack>
  )
}
