import type { LucideIcon } from 'lucide-react'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'

export interface MenuAction {
  label: string
  icon: LucideIcon
  run: () => void
}

/** Rarely needed actions; not rendered for a user who may do none of them. */
export const ActionMenu = ({ label, actions }: { label: string; actions: readonly MenuAction[] }) =>
  actions.length > 0 && (
    <RowMenu label={label}>
      {actions.map(({ run, ...action }) => (
        <RowAction key={action.label} {...action} onClick={run} />
      ))}
    </RowMenu>
  )
