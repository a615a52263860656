import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { mayManageStaff } from '#domain/people/staff/staff.rules.ts'
import {
  notRentedStatuses,
  type PropertyFilter,
  type PropertyStatus,
} from '#domain/property/properties/properties.schema.ts'
import { maxSelected } from '#domain/services/bulk/bulk.schema.ts'
import { SelectionFrame } from '#web/list/SelectionFrame.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { notify } from '#web/ui/toast.tsx'
import { useChangeStatuses, useRestoreStatuses } from '../properties.queries.ts'
import { type BulkAction, BulkMenu } from './BulkMenu.tsx'
import { useSelectAll } from './bulk.queries.ts'
import { SkippedList } from './SkippedList.tsx'
import type { Selection } from './selection.ts'
import { useBulkActions } from './use-bulk-actions.ts'

const AssignDialog = lazy(() => import('./AssignDialog.tsx'))
const BuildingDialog = lazy(() => import('./BuildingDialog.tsx'))
const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog.tsx'))

interface Props {
  selection: Selection
  filter: PropertyFilter
  /** The number of results on all pages. */
  total: number
}

/** Shown as soon as the user starts a selection. */
export function SelectionBar({ selection, filter, total }: Props) {
  const me = useCurrentUser()
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [action, setAction] = useState<BulkAction | null>(null)
  const change = useChangeStatuses()
  const restore = useRestoreStatuses()
  const bulk = useBulkActions(selection)
  const isOwner = me !== null && mayManageStaff({ role: me.user.role, roles: me.roles })
  const close = () => setAction(null)
  const count = selection.ids.length
  const busy = change.busy || bulk.busy
  const choose = (status: PropertyStatus) =>
    change.run(
      { ids: selection.ids, tasinmazDurumu: status },
      {
        done: ({ changed, refused }) => {
          bulk.settle(refused)
          if (changed.length > 0)
            notify.undoable(`${changed.length} mülk “${status}” yapıldı.`, () => restore.run(changed))
          else if (refused.length === 0) notify.success(`Seçtikleriniz zaten “${status}”.`)
        },
      },
    )

  return (
    <>
      <SkippedList title={(left) => `${left} mülk değişmedi`} refused={bulk.refused} onClose={() => bulk.settle([])} />
      {selection.isOn && (
        <SelectionFrame label="Seçilen mülkler">
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, width: { xs: 1, sm: 'auto' } }}>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {count > 0 ? `${count} seçili` : 'Mülk seçin'}
            </Typography>
            <SelectMore selection={selection} filter={filter} total={total} />
            {/* On a phone the cancel button is here, so that the two actions fit on one line. */}
            <IconButton
              aria-label="Vazgeç"
              onClick={selection.stop}
              disabled={busy}
              sx={{ display: { sm: 'none' }, ml: 'auto', width: 44, height: 44, flexShrink: 0 }}
            >
              <X size={20} aria-hidden />
            </IconButton>
          </Stack>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button onClick={selection.stop} disabled={busy} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
              Vazgeç
            </Button>
            <BulkMenu
              isOwner={isOwner}
              disabled={count === 0}
              busy={bulk.busy}
              onChoose={(chosen) => (chosen === 'detach' ? void bulk.setBuilding(null) : setAction(chosen))}
            />
            <Button
              variant="contained"
              disabled={count === 0}
              loading={change.busy}
              onClick={(event) => setMenuAt(event.currentTarget)}
              aria-haspopup="menu"
              aria-expanded={menuAt !== null}
            >
              Durumu değiştir
            </Button>
          </Stack>
          <Menu
            anchorEl={menuAt}
            open={menuAt !== null}
            onClose={() => setMenuAt(null)}
            container={() => document.querySelector('main')}
          >
            {notRentedStatuses.map((status) => (
              <MenuItem
                key={status}
                onClick={() => {
                  setMenuAt(null)
                  void choose(status)
                }}
              >
                {status}
              </MenuItem>
            ))}
          </Menu>
        </SelectionFrame>
      )}
      <Suspense fallback={null}>
        {(action === 'assign' || action === 'withdraw') && (
          <AssignDialog
            count={count}
            assigned={action === 'assign'}
            busy={bulk.busy}
            onClose={close}
            onChoose={(person) => bulk.assign(person, action === 'assign', close)}
          />
        )}
        {action === 'attach' && (
          <BuildingDialog
            count={count}
            busy={bulk.busy}
            onClose={close}
            onChoose={(id) => bulk.setBuilding(id, close)}
          />
        )}
        {action === 'delete' && <BulkDeleteDialog ids={selection.ids} onClose={close} onDeleted={bulk.afterDeletion} />}
      </Suspense>
    </>
  )
}

/** First the page, then all results on every page. */
function SelectMore({ selection, filter, total }: Props) {
  const all = useSelectAll()
  const { ids, onPage, isBeyondPage } = selection
  if (isBeyondPage) return null
  if (ids.length < onPage.length)
    return <Button onClick={() => selection.set(onPage)}>Sayfadakileri seç ({onPage.length})</Button>
  if (total <= onPage.length) return null
  const selectAll = () =>
    all.run(filter, {
      done: (found) => {
        selection.set(found.ids, { beyondPage: true })
        if (found.total > found.ids.length)
          notify.success(`Bir kerede en fazla ${maxSelected} mülk seçilebilir; ilk ${maxSelected} mülk seçildi.`)
      },
    })
  return (
    <Button loading={all.busy} onClick={selectAll}>
      {total > maxSelected ? `İlk ${maxSelected} mülkü seç` : `${total} mülkün tümünü seç`}
    </Button>
  )
}
