import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { Markdown } from '#web/ui/Markdown.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { historyQuery } from './forum.queries.ts'

interface Props {
  target: { target_id: string; target_type: ForumTarget }
  onClose: () => void
}

/** The text before each change, newest first. */
export function HistoryDialog({ target, onClose }: Props) {
  const history = useQuery(historyQuery(target))
  return (
    <TitledDialog title="Önceki metinler" onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Yalnızca yazarı ve yöneticiler görür.
      </Typography>
      {history.isPending && <LoadingRows rows={2} />}
      {history.isError && <ErrorState error={history.error} onRetry={() => history.refetch()} />}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {history.data?.documents.map((earlier) => (
          <Box component="li" key={earlier.id}>
            <Typography variant="body2" color="textSecondary">
              {showDateTime(earlier.until)} tarihine kadar
            </Typography>
            {earlier.title && (
              <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                {earlier.title}
              </Typography>
            )}
            <Markdown text={earlier.content} />
          </Box>
        ))}
      </Stack>
    </TitledDialog>
  )
}
