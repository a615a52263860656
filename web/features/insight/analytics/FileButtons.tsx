import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Printer } from 'lucide-react'
import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import type { AnalyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { FileMenu } from '#web/ui/FileMenu.tsx'

interface Props {
  filter: AnalyticsFilter
  /** How many properties the table has. */
  count: number
}

/** Downloads the table of properties or prints the page. */
export const FileButtons = ({ filter, count }: Props) => (
  <Stack direction="row" sx={{ gap: 1, '@media print': { display: 'none' } }}>
    <FileMenu
      count={`${count} mülk`}
      address={(format) => addressOf(analyticsApi.export, { query: { ...filter, format } })}
      empty={count === 0}
    />
    <Button onClick={() => window.print()} startIcon={<Printer size={18} aria-hidden />}>
      Yazdır
    </Button>
  </Stack>
)
