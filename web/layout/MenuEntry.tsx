import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { MenuItem } from '#domain/access/menu.ts'
import { textSizes } from '#web/ui/theme.ts'
import { UnreadCount } from '#web/ui/UnreadCount.tsx'
import { menuBadgeText, useMenuBadge } from './menu-badges.ts'
import { menuIcon } from './menu-icons.ts'

/** Developer texts of the specification (NAV-38); a generated menu never shows them. */
export const fallbackTexts = {
  collapse: 'collapse - only available in paid version',
  group: 'Fix - Group Collapse or Items',
  item: 'Menü Öğesi Hatası',
} as const

/** A menu may come from elsewhere one day, so entries are validated. */
type Unknown = Partial<Record<'children' | keyof MenuItem, unknown>> | null | undefined

interface EntryProps {
  open: boolean
  selected: string | null
  onFollow?: () => void
}

export function MenuGroupEntry({ group, ...rest }: { group: Unknown } & EntryProps) {
  if (group?.type !== 'group' || !Array.isArray(group.children)) return <Fallback text={fallbackTexts.group} />
  if (group.children.length === 0) return null
  const title = String(group.title ?? '')
  // A group title that only repeats its single item is left out.
  const repeats = group.children.length === 1 && group.children[0]?.title === title
  return (
    <Box component="section" sx={{ py: 0.5 }}>
      {rest.open && title && !repeats && (
        <Typography
          variant="h6"
          component="h2"
          color="textSecondary"
          sx={{ px: 2.5, pt: 1, fontSize: textSizes.small }}
        >
          {title}
        </Typography>
      )}
      <List aria-label={title} disablePadding>
        {group.children.map((entry: Unknown, index) => (
          <MenuEntry key={typeof entry?.id === 'string' ? entry.id : index} entry={entry} {...rest} />
        ))}
      </List>
    </Box>
  )
}

export function MenuEntry({ entry, ...rest }: { entry: Unknown } & EntryProps) {
  if (entry?.type === 'collapse') return <Fallback text={fallbackTexts.collapse} />
  if (entry?.type === 'group') return <Fallback text={fallbackTexts.group} />
  return isItem(entry) ? <ItemLink item={entry} {...rest} /> : <Fallback text={fallbackTexts.item} />
}

const isItem = (entry: Unknown): entry is MenuItem =>
  entry?.type === 'item' &&
  typeof entry.id === 'string' &&
  typeof entry.title === 'string' &&
  typeof entry.url === 'string' &&
  entry.url !== ''

function ItemLink({ item, open, selected, onFollow }: { item: MenuItem } & EntryProps) {
  const Icon = menuIcon(item.icon)
  const isSelected = selected === item.id
  const unread = useMenuBadge(item.url)
  return (
    <ListItem disablePadding sx={{ px: open ? 1 : 0.5 }}>
      <ListItemButton
        {...linkProps(item)}
        // The collapsed menu has room only for the name.
        {...(!open && item.chip && { title: `${item.title}, ${item.chip}` })}
        selected={isSelected}
        aria-current={isSelected ? 'page' : undefined}
        aria-label={
          open || !(item.chip || unread > 0)
            ? undefined
            : [item.title, item.chip, unread > 0 && menuBadgeText(item.url, unread)].filter(Boolean).join(', ')
        }
        onClick={onFollow}
        sx={{
          borderRadius: 1,
          ...(!open && { flexDirection: 'column', justifyContent: 'center', gap: 0.25, px: 0.5, py: 0.75 }),
          '&.Mui-selected': { color: 'primary.main' },
          '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
        }}
      >
        <ListItemIcon sx={{ minWidth: open ? 36 : 0, color: 'text.secondary' }}>
          <Badge variant="dot" color="error" invisible={open || unread === 0}>
            <Icon size={20} aria-hidden="true" />
          </Badge>
        </ListItemIcon>
        <ListItemText
          primary={item.title}
          // A long name wraps to a second line instead of being cut off.
          slotProps={{
            primary: {
              sx: {
                fontSize: open ? textSizes.plain : textSizes.small,
                lineHeight: open ? 1.3 : 1.2,
                fontWeight: isSelected ? 650 : 500,
                ...(!open && { textAlign: 'center', overflowWrap: 'anywhere' }),
              },
            },
          }}
          sx={open ? undefined : { m: 0, flex: 'none', maxWidth: 1 }}
        />
        {open && unread > 0 && <UnreadCount count={unread} text={menuBadgeText(item.url, unread)} />}
        {open && item.chip && <Chip size="small" label={item.chip} sx={{ ml: 0.5, flexShrink: 0 }} />}
        {open && item.link === 'new-tab' && <ExternalLink size={16} aria-hidden="true" />}
      </ListItemButton>
    </ListItem>
  )
}

function linkProps(item: MenuItem) {
  switch (item.link) {
    case 'external':
      return { component: 'a', href: item.url }
    case 'new-tab':
      return { component: 'a', href: item.url, target: '_blank', rel: 'noopener' }
    default:
      return { component: Link, to: item.url as ComponentProps<typeof Link>['to'] }
  }
}

function Fallback({ text }: { text: string }) {
  return (
    <Typography variant="caption" color="error" component="p" sx={{ px: 1, py: 0.5, textAlign: 'center' }}>
      {text}
    </Typography>
  )
}
