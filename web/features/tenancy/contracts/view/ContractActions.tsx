import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from '@tanstack/react-router'
import { BellRing, FilePen, PenLine, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { ContractAction, ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { renewalWindowDays } from '#domain/tenancy/renewals/renewals.rules.ts'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { mainAction } from './main-action.ts'
import { useContractVerbs } from './verbs.ts'

/** Actions shown elsewhere on the page, beside the person or answer concerned. */
type Elsewhere = 'decide' | 'remind' | 'remindGuarantor' | 'askAgain'
const elsewhere: ContractAction[] = ['decide', 'remind', 'remindGuarantor', 'askAgain'] satisfies Elsewhere[]

const labels: Record<Exclude<ContractAction, Elsewhere>, string> = {
  signOff: 'İmzalandığını kaydet',
  edit: 'Düzenle',
  renew: 'Yenile',
  cancel: 'İptal et…',
  end: 'Kiracılığı sona erdir',
  remove: 'Sil…',
  restore: 'Listeye geri al',
}
const icons = {
  remind: BellRing,
  signOff: PenLine,
  edit: FilePen,
  renew: RefreshCw,
}

/** The next step as a button, all other actions in the menu. */
export function ContractActions({ view }: { view: ContractView }) {
  const { contract, actions } = view
  const navigate = useNavigate()
  const [cancelling, setCancelling] = useState(false)
  const verbs = useContractVerbs(view)
  const main = mainAction(view)
  const others = actions.filter((action) => action !== main && !elsewhere.includes(action))
  // Without an urgent action, the PDF is the main one.
  const calm = !main && contract.waiting_for.length === 0

  const run = (action: ContractAction) => {
    if (action === 'edit') void navigate({ to: '/editContract/$contractId', params: { contractId: contract.id } })
    else if (action === 'renew') renew()
    else if (action === 'cancel') setCancelling(true)
    else if (action === 'end')
      void navigate({ to: '/tenancy/$tenancyId/ending', params: { tenancyId: contract.tenancy_id ?? '' } })
    else if (action === 'signOff') void verbs.signOff()
    else if (action === 'remove') void verbs.remove()
    else if (action === 'restore') void verbs.restore()
    else verbs.askAll()
  }
  // Near the end, a renewal is proposed with one tap; earlier, or after a cancellation, a new contract is written.
  const renew = () =>
    contract.tenancy_id && !contract.cancelled && contract.days_left <= renewalWindowDays
      ? navigate({ to: '/tenancy/$tenancyId/renewal', params: { tenancyId: contract.tenancy_id } })
      : navigate({ to: '/addContract', search: { renew: contract.id } })
  const Icon = main && main in icons ? icons[main as keyof typeof icons] : null
  return (
    <>
      {main && main !== 'decide' && Icon && (
        <Button
          variant="contained"
          startIcon={<Icon size={18} aria-hidden />}
          loading={verbs.busy}
          loadingPosition="start"
          onClick={() => run(main)}
        >
          {main === 'remind'
            ? `${contract.waiting_for.filter(({ on_paper }) => !on_paper).length} kişiye hatırlat`
            : labels[main as keyof typeof labels]}
        </Button>
      )}
      <DownloadButton
        variant={calm ? 'contained' : 'outlined'}
        href={addressOf(contractsApi.pdf, { params: { id: contract.id } })}
        title="Kanıt sayfasıyla birlikte"
      >
        PDF indir
      </DownloadButton>
      {others.length > 0 && (
        <RowMenu label="Kontrat için işlemler">
          {others.map((action) => (
            <MenuItem
              key={action}
              onClick={() => run(action)}
              sx={{ ...((action === 'cancel' || action === 'remove') && { color: 'error.main' }) }}
            >
              {action === 'renew' && contract.cancelled
                ? 'Aynı şartlarla yeni kontrat'
                : action === 'end' && !contract.manage
                  ? 'Çıkmak istiyorum'
                  : labels[action as keyof typeof labels]}
            </MenuItem>
          ))}
        </RowMenu>
      )}
      {cancelling && <CancelDialog contract={contract} onClose={() => setCancelling(false)} />}
    </>
  )
}
