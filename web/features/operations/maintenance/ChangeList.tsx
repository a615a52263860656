import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'

interface Props {
  changes: readonly MaintenanceChange[]
  /** Set when there are more than the shown ones. */
  total?: number
}

export function ChangeList({ changes, total = changes.length }: Props) {
  return (
    <>
      <List dense disablePadding aria-label="Değişiklikler">
        {changes.map(({ id, title, field, from, to, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and two tenants may have the same name
          <ListItem key={`${id} ${field} ${index}`} disableGutters divider={index < changes.length - 1}>
            <ListItemText
              primary={title}
              secondary={`${field}: ${from || 'boş'} → ${to || 'boş'} · ${reason}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
      {total > changes.length && (
        <Typography variant="body2" color="textSecondary">
          Ve {total - changes.length} değişiklik daha.
        </Typography>
      )}
    </>
  )
}
