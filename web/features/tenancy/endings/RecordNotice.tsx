import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { endingsMessages } from '#domain/tenancy/endings/endings.messages.ts'
import { deliveryLabels, type EndingView, type PaperNotice } from '#domain/tenancy/endings/endings.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { ScanUpload } from '#web/features/property/documents/ScanUpload.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { recordNotice } from './endings.queries.ts'

interface Props {
  view: EndingView
  /** The data sent with the scan; null while incomplete. */
  read: () => Promise<PaperNotice | null>
  onDone: () => void
}

/** A tenant's own notice on paper: the owner confirms once, and each attempt sends the confirmed data with the scan. */
export function RecordNotice({ view, read, onDone }: Props) {
  const confirm = useConfirm()
  const confirmed = useRef<PaperNotice>(null)
  const ask = async () => {
    const notice = await read()
    if (!notice) return false
    const { title, article } = endingWayRules[notice.way]
    const lastDay = showDate(notice.ends_on)
    const sure = await confirm({
      title: 'Bildirim kaydedilsin mi?',
      confirmLabel: 'Kaydet',
      text: (
        <Stack spacing={2} sx={{ color: 'text.primary' }}>
          <FactList
            facts={[
              ['Bildiren', view.tenant_names.join(', ')],
              ['Konu', `${title} (${article})`],
              ['Son gün', lastDay],
              ['Teslim şekli', deliveryLabels[notice.delivery]],
              ['Bildirimin ulaştığı gün', showDate(notice.delivered_on)],
            ]}
          />
          <Typography>
            Kaydedilince kiracılık {lastDay} günü sona erer; kiracı bir adres edinirse kayda itiraz edebilir.
          </Typography>
        </Stack>
      ),
    })
    if (sure) confirmed.current = notice
    return sure
  }
  return (
    <ScanUpload
      label="Bildirimin taramasını yükleyin"
      ask={ask}
      upload={(file, options) => recordNotice(view.tenancy_id, confirmed.current!)(file, options)}
      message={endingsMessages.set}
      onDone={() => {
        onDone()
        void refreshTenancies()
      }}
    />
  )
}
