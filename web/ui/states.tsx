import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Inbox, type LucideIcon, SearchX } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { CallError } from '#web/lib/call.ts'
import { isMissing } from '#web/lib/missing.ts'
import { messageOf } from './message-of.ts'

interface LoadingRowsProps {
  rows?: number
  height?: number
}

export function LoadingRows({ rows = 5, height = 64 }: LoadingRowsProps) {
  return (
    <Stack spacing={1.5} role="status" aria-label="Yükleniyor">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  )
}

interface EmptyStateProps {
  title: string
  /** The suggested next step. */
  text: string
  action?: ReactNode
  icon?: LucideIcon
}

export function EmptyState({ title, text, action, icon: Icon = Inbox }: EmptyStateProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 6 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'action.hover',
        }}
      >
        <Icon size={28} aria-hidden="true" />
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {text}
      </Typography>
      {action && <Box sx={{ pt: 1 }}>{action}</Box>}
    </Stack>
  )
}

/** For the `action` of an Alert. */
export const RetryButton = (props: Pick<ButtonProps, 'onClick' | 'loading'>) => (
  <Button color="inherit" variant="outlined" size="small" sx={{ alignSelf: 'center', mr: 1, px: 1.5 }} {...props}>
    Tekrar dene
  </Button>
)

const isRefused = (error: unknown) => error instanceof CallError && error.status === 403

export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // A retry would not help, because the user lacks the right.
  if (isRefused(error))
    return (
      <Alert severity="info" variant="outlined">
        <AlertTitle>Bu bölüm size açık değil</AlertTitle>
        {messageOf(error)}
      </Alert>
    )
  return (
    <Alert
      severity="error"
      variant="outlined"
      // The button moves below the text where there is no room beside it.
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={<RetryButton onClick={onRetry} />}
    >
      <AlertTitle>Bilgiler yüklenemedi</AlertTitle>
      {messageOf(error)}
    </Alert>
  )
}

interface NotLoadedProps extends LoadingRowsProps {
  query: { error: unknown; refetch: () => unknown }
  /** For a record that does not exist or that the user may not see. */
  missing?: ReactElement
}

/** In the place of data that is not there: the rows on their way, or the error. */
export function NotLoaded({ query: { error, refetch }, missing, ...rows }: NotLoadedProps) {
  if (!error) return <LoadingRows {...rows} />
  if (missing && isMissing(error)) return missing
  return <ErrorState error={error} onRetry={refetch} />
}

/** Older data stays visible while the newest cannot be loaded. */
export const StaleList = ({ onRetry }: { onRetry: () => void }) => (
  <Alert severity="warning" sx={{ mb: 2 }} action={<RetryButton onClick={onRetry} />}>
    Liste yenilenemedi; en son bilinen hâli görünüyor.
  </Alert>
)

export const NothingFound = ({ title, onClear }: { title: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={title}
    text="Daha kısa bir söz deneyin ya da süzgeçleri kaldırın. Türkçe harf kullanmanız gerekmez."
    action={
      <Button variant="outlined" onClick={onClear}>
        Süzgeçleri kaldır
      </Button>
    }
  />
)
