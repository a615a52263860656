import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PublicConfig } from '#domain/kernel/public-config.ts'

type DemoAccount = PublicConfig['demoAccounts'][number]

/** Only in demo mode, where the accounts are invented and public. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  if (accounts.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{
        mt: 3,
        p: 2,
        borderRadius: 1,
        bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, transparent)',
      }}
    >
      <Typography id="demo-accounts" variant="subtitle2" component="h2">
        Deneme hesapları
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Birini seçin, form dolsun; sonra “Giriş Yap” düğmesine basın.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {accounts.map((account) => (
          <Button
            key={account.email}
            size="small"
            variant="outlined"
            title={account.email}
            onClick={() => onChoose(account)}
          >
            {account.label}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
