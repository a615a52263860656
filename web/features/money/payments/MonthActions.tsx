import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { createLink } from '@tanstack/react-router'
import { Landmark, ListChecks, type LucideIcon, ReceiptText } from 'lucide-react'
import type { Ref } from 'react'
import { useManagesPayments } from '#web/session/manages-payments.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'
import { useNarrow } from '#web/ui/use-width.ts'

interface Props {
  /** Null where there is nothing to choose from. */
  choosing: boolean | null
  onChoosing: (choosing: boolean) => void
}

const links = [
  { to: '/payment/bank', icon: Landmark, label: 'Banka hareketleri' },
  { to: '/payment/expenses', icon: ReceiptText, label: 'Giderler' },
] as const satisfies { to: string; icon: LucideIcon; label: string }[]

const LinkItem = createLink(function Anchor(props: MenuItemProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <MenuItem {...props} component="a" />
})

/** On a phone behind three dots, so that the list stands first. */
export function MonthActions({ choosing, onChoosing }: Props) {
  const managesPayments = useManagesPayments()
  const narrow = useNarrow()
  const shownLinks = managesPayments ? links : []
  const chooseText = choosing ? 'Seçimi bırak' : 'Birkaçını seç'
  if (!narrow)
    return (
      <>
        {shownLinks.map(({ to, icon: Icon, label }) => (
          <LinkButton key={to} to={to} startIcon={<Icon size={18} aria-hidden />}>
            {label}
          </LinkButton>
        ))}
        {choosing !== null && (
          <Button
            variant="outlined"
            startIcon={<ListChecks size={18} aria-hidden />}
            aria-pressed={choosing}
            onClick={() => onChoosing(!choosing)}
          >
            {chooseText}
          </Button>
        )}
      </>
    )
  if (shownLinks.length === 0 && choosing === null) return null
  return (
    <RowMenu label="Ödemeler için işlemler">
      {shownLinks.map(({ to, icon: Icon, label }) => (
        <LinkItem key={to} to={to}>
          <ListItemIcon>
            <Icon size={18} aria-hidden />
          </ListItemIcon>
          {label}
        </LinkItem>
      ))}
      {choosing !== null && <RowAction icon={ListChecks} label={chooseText} onClick={() => onChoosing(!choosing)} />}
    </RowMenu>
  )
}
