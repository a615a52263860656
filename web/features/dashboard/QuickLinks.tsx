import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { MenuItem } from '#domain/access/menu.ts'
import { useMenuBadge } from '#web/layout/menu-badges.ts'
import { menuIcon } from '#web/layout/menu-icons.ts'
import { useMenu } from '#web/layout/use-menu.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { UnreadCount } from '#web/ui/UnreadCount.tsx'

const CardLink = createLink(CardActionArea)

/** The same items in the same order as in the drawer: one place decides what a role gets. */
export function QuickLinks() {
  const { groups, tools } = useMenu()
  const sections = [
    ...groups.filter((group) => group.id === 'panel' || group.id === 'support'),
    { id: 'tools', title: 'Yönetim', children: tools },
  ].filter((section) => section.children.length > 0)

  return sections.map((section) => (
    <Box component="section" key={section.id} aria-labelledby={`links-${section.id}`}>
      <Typography id={`links-${section.id}`} variant="h2" sx={{ mb: 1.5 }}>
        {section.title}
      </Typography>
      <CardGrid narrowest={148}>
        {section.children.map((item) => (
          <QuickLink key={item.id} item={item} />
        ))}
      </CardGrid>
    </Box>
  ))
}

function QuickLink({ item }: { item: MenuItem }) {
  const Icon = menuIcon(item.icon)
  const unread = useMenuBadge(item.url)
  return (
    <Card component="li">
      <CardLink
        to={item.url as NonNullable<ComponentProps<typeof CardLink>['to']>}
        sx={{
          height: 1,
          p: 2,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1,
        }}
      >
        <Box sx={{ color: 'primary.main', display: 'flex', justifyContent: 'space-between', width: 1 }}>
          <Icon size={22} aria-hidden="true" />
          {unread > 0 && <UnreadCount count={unread} />}
        </Box>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{item.title}</Typography>
      </CardLink>
    </Card>
  )
}
