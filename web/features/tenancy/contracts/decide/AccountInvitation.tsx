import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { LinkButton } from '#web/ui/link.tsx'

type Account = ReplyOf<typeof approvalsApi.decision>['account']

/** The way to an account for somebody who decided without one. */
export function AccountInvitation({ account }: { account: Account }) {
  if (account === 'open') return null
  const invited = account === 'invited'
  return (
    <Stack spacing={1} sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h2">
        Kontratınız ve ödemeleriniz bir arada
      </Typography>
      <Typography color="textSecondary">
        {invited
          ? 'Hesabınız hazır: şifrenizi belirlediğinizde kontratınızı, ödeme günlerinizi ve makbuzlarınızı görür, arıza bildirirsiniz. Davet e-postanızdaki bağlantı da aynı yere götürür. Zorunlu değil.'
          : 'Ücretsiz bir hesapla kontratınızı, ödeme günlerinizi ve makbuzlarınızı görür, arıza bildirirsiniz. Bağlantının geldiği e-posta adresiyle kaydolun: kontratınız kendiliğinden hesabınızda olur. Zorunlu değil.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <LinkButton to={invited ? '/forgot-password' : '/register'} variant="outlined">
          {invited ? 'Şifremi belirle' : 'Hesap aç'}
        </LinkButton>
        {!invited && <LinkButton to="/login">Hesabım var, giriş yap</LinkButton>}
      </Stack>
    </Stack>
  )
}
