import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { SessionView } from '#domain/people/accounts/accounts.schema.ts'
import { signOut } from '#web/session/current-user.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { sessionsQuery, useCloseSession } from './profile.queries.ts'

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  const confirm = useConfirm()

  const leaveAll = async () => {
    const sure = await confirm({
      title: 'Bütün cihazlardan çıkılsın mı?',
      text: 'Bu cihaz da içinde olmak üzere bütün oturumlarınız kapanır; yeniden giriş yapmanız gerekir.',
      confirmLabel: 'Bütün cihazlardan çık',
      danger: true,
    })
    if (sure) await signOut()
  }

  return (
    <Section
      id="oturumlar"
      title="Açık oturumlar"
      lead="Tanımadığınız bir oturum görürseniz kapatın ve şifrenizi değiştirin."
    >
      {sessions.isPending && <LoadingRows rows={2} />}
      {sessions.isError && <ErrorState error={sessions.error} onRetry={() => sessions.refetch()} />}
      {sessions.data && (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions.data.documents.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      )}
      <Button
        color="error"
        variant="outlined"
        fullWidth
        startIcon={<LogOut size={18} aria-hidden />}
        onClick={leaveAll}
        sx={{ mt: 2 }}
      >
        Bütün cihazlardan çık
      </Button>
    </Section>
  )
}

function SessionRow({ session }: { session: SessionView }) {
  const { run, busy } = useCloseSession(session.id)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <MonitorSmartphone size={22} aria-hidden />
      </Box>
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{session.device}</Typography>
        <Typography variant="body2" color="textSecondary" title={`Giriş: ${showDateTime(session.createdAt)}`}>
          {relativeTime(session.updatedAt, new Date())}
          {session.ipAddress && ` · ${session.ipAddress}`}
        </Typography>
      </Box>
      {session.current ? (
        <Chip size="small" color="success" variant="outlined" label="Bu cihaz" />
      ) : (
        <Button size="small" onClick={() => run()} loading={busy} aria-label={`Kapat: ${session.device}`}>
          Kapat
        </Button>
      )}
    </Box>
  )
}
