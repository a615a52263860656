import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { relativeTime, showDate } from '#domain/kernel/dates.ts'
import { scopeLabel } from '#domain/people/access-tokens/access-tokens.rules.ts'
import type { AccessTokenView } from '#domain/people/access-tokens/access-tokens.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { accessTokensQuery, useRevokeAccessToken } from './access-tokens.queries.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { ShownToken } from './ShownToken.tsx'

/** The person's keys for programs; the key itself is only shown by the dialog that made it. */
export function AccessTokensSection() {
  const tokens = useQuery(accessTokensQuery)
  const [making, setMaking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  if (tokens.data && !tokens.data.allowed) return null
  return (
    <Section
      id="erisim-anahtarlari"
      title="Erişim anahtarları"
      lead="Muhasebe programınız ya da kendi betiğiniz, şifrenizi bilmeden yalnızca izin verdiğiniz işleri yapar."
    >
      {tokens.isPending && <LoadingRows rows={2} />}
      {tokens.isError && <ErrorState error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.data && (
        <>
          {tokens.data.documents.length > 0 && (
            <Stack component="ul" spacing={2} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
              {tokens.data.documents.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </Stack>
          )}
          <Button variant="outlined" fullWidth onClick={() => setMaking(true)}>
            Yeni erişim anahtarı
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Şifreniz değiştiğinde bütün anahtarlar iptal olur.{' '}
            <Link href="/api/docs" target="_blank" rel="noopener">
              Programcılar için açıklama
            </Link>
            {' · '}
            <TextLink to="/webhooks">Webhooklar</TextLink>
          </Typography>
        </>
      )}
      {making && (
        <NewTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false)
            setShown(token)
          }}
        />
      )}
      {shown && <ShownToken token={shown} onClose={() => setShown(null)} />}
    </Section>
  )
}

function TokenRow({ token }: { token: AccessTokenView }) {
  const { run, busy } = useRevokeAccessToken(token.id)
  const confirm = useConfirm()
  const revoke = async () => {
    const sure = await confirm({
      title: 'Erişim anahtarı iptal edilsin mi?',
      text: `“${token.name}” anahtarını kullanan program o anda çalışmaz olur. Bu işlem geri alınamaz.`,
      confirmLabel: 'İptal et',
      danger: true,
    })
    if (sure) await run()
  }
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ color: 'text.secondary', display: 'flex', pt: 0.25 }}>
        <KeyRound size={22} aria-hidden />
      </Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{token.name}</Typography>
        <Typography variant="body2" color="textSecondary" translate="no" sx={{ fontFamily: 'monospace' }}>
          {token.prefix}…
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {token.scopes.map(scopeLabel).join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {token.last_used_at ? `Son kullanım: ${relativeTime(token.last_used_at, new Date())}` : 'Henüz kullanılmadı'}
          {' · '}
          {`Bitiş: ${showDate(token.expires_at)}`}
        </Typography>
        {token.expired && (
          <Chip size="small" color="warning" variant="outlined" label="Süresi doldu" sx={{ mt: 0.5 }} />
        )}
      </Box>
      <Button size="small" color="error" onClick={revoke} loading={busy} aria-label={`İptal et: ${token.name}`}>
        İptal et
      </Button>
    </Box>
  )
}
