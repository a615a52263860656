import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Check, EyeOff, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import type { ReportView } from '#domain/community/forum/forum.schema.ts'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { reportsQuery, useCloseReport } from './forum.queries.ts'
import { HideDialog } from './HideDialog.tsx'

const paging = z.strictObject(pageQuery)
const defaults = paging.parse({})

/** Reports that are not decided yet, oldest first. */
export default function ReportsScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-forum' }), paging, defaults)
  const list = useQuery(reportsQuery(filter.page))
  return (
    <Page title="Forum Şikâyetleri" subtitle="Sonuçlandırılmamış olanlar; en eskisi önce.">
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title="Bekleyen şikâyet yok"
            text="Biri bir gönderiyi ya da yanıtı bildirdiğinde burada görürsünüz; bildirim de alırsınız."
          />
        }
      >
        {(reports) => (
          <Stack component="ul" spacing={1.5} aria-label="Şikâyetler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </Stack>
        )}
      </ListScreen>
    </Page>
  )
}

const quotation = { m: 0, mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' } as const

function ReportItem({ report }: { report: ReportView }) {
  const [hiding, setHiding] = useState(false)
  const close = useCloseReport()
  const { target_id, target_type } = report
  const isReply = target_type === 'reply'
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Chip size="small" variant="outlined" color="warning" label={report.reason} sx={{ mb: 1 }} />
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink
          to="/forum/post/$postId"
          params={{ postId: report.post_id }}
          search={isReply ? { reply: target_id } : {}}
          sx={thumbRoom}
        >
          {isReply ? `“${report.title}” gönderisinde bir yanıt` : report.title}
        </TextLink>
      </Typography>
      <Typography component="blockquote" sx={quotation}>
        {report.excerpt}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Yazan: {report.author_name}
      </Typography>
      {report.note && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          Bildirenin notu: {report.note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Bildiren: {report.reporter_name} ·{' '}
        <time dateTime={report.created_at} title={showDateTime(report.created_at)}>
          {relativeTime(report.created_at, new Date())}
        </time>
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          color="error"
          variant="outlined"
          startIcon={<EyeOff size={18} aria-hidden />}
          onClick={() => setHiding(true)}
        >
          Yayından kaldır
        </Button>
        <Button
          startIcon={<Check size={18} aria-hidden />}
          loading={close.busy}
          loadingPosition="start"
          onClick={() => void close.run(report.id)}
        >
          Sorun yok, kapat
        </Button>
      </Stack>
      {hiding && <HideDialog target={{ target_id, target_type }} onClose={() => setHiding(false)} />}
    </Card>
  )
}
