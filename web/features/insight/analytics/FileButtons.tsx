import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import type { AnalyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'

const formats = [
  ['xlsx', 'Excel', FileSpreadsheet],
  ['csv', 'CSV', FileText],
] as const

/** Downloads the table of properties or prints the page. */
export const FileButtons = ({ filter }: { filter: AnalyticsFilter }) => (
  <Stack direction="row" sx={{ gap: 1, '@media print': { display: 'none' } }}>
    {formats.map(([format, name, Icon]) => (
      <DownloadButton
        key={format}
        href={addressOf(analyticsApi.export, { query: { ...filter, format } })}
        aria-label={`Tabloyu ${name} olarak indir`}
        startIcon={<Icon size={18} aria-hidden />}
      >
        {name}
      </DownloadButton>
    ))}
    <Button onClick={() => window.print()} startIcon={<Printer size={18} aria-hidden />}>
      Yazdır
    </Button>
  </Stack>
)
