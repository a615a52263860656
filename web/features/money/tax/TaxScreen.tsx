import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { taxInforms } from '#domain/money/tax/tax.messages.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { Page } from '#web/ui/Page.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
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
      ) : (
        <NotLoaded query={found} rows={4} height={120} />
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
        <Choice
          size="small"
          label="Kimin"
          value={sheet.person.id}
          options={sheet.people.map(({ id, name }) => [id, name])}
          onChoose={(chosen) => show(sheet.year, chosen)}
          sx={{ minWidth: 160 }}
        />
      )}
      <Choice
        size="small"
        label="Yıl"
        value={sheet.year}
        options={sheet.years}
        onChoose={(chosen) => show(chosen, sheet.person.id)}
        sx={{ minWidth: 104 }}
      />
      {sheet.calculation && (
        <>
          <DownloadButton variant="outlined" startIcon={<FileSpreadsheet size={18} aria-hidden />} href={paper('xlsx')}>
            Excel
          </DownloadButton>
          <DownloadButton variant="contained" startIcon={<Printer size={18} aria-hidden />} href={paper('pdf')}>
            Yazdır (PDF)
          </DownloadButton>
        </>
      )}
    </Stack>
  )
}
