import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  passwordScore,
  specialCharacters,
  strengthLabels,
  strengthOf,
} from '#domain/accounts/password-strength.rules.ts'

const colours = {
  Poor: 'error.main',
  Weak: 'warning.main',
  Normal: 'warning.main',
  Good: 'success.main',
  Strong: 'success.main',
} as const
const segments = [1, 2, 3, 4, 5]

/** Advisory: it never stops anybody, so it says what would help instead of what is wrong. */
export function PasswordStrength({ password }: { password: string }) {
  const score = passwordScore(password)
  const level = strengthOf(score)
  const label = password ? strengthLabels[level] : 'henüz yazılmadı'
  const lit = password ? Math.max(score, 1) : 0
  return (
    <Box>
      <Box
        role="meter"
        aria-label="Şifre gücü"
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={score}
        aria-valuetext={label}
        data-level={level}
        sx={{ display: 'flex', gap: 0.5, mb: 0.75 }}
      >
        {segments.map((segment) => (
          <Box
            key={segment}
            sx={{
              flex: 1,
              height: 5,
              borderRadius: 3,
              bgcolor: segment <= lit ? colours[level] : 'divider',
              transition: 'background-color 150ms',
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" aria-live="polite">
        Şifre gücü: <strong>{label}</strong>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
        En az 8 karakter yazın. Rakam, büyük ve küçük harf ile özel karakter şifreyi güçlendirir; gösterge yalnızca
        öneridir.
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        Sayılan özel karakterler:{' '}
        <Box
          component="span"
          translate="no"
          sx={{ fontFamily: 'monospace', letterSpacing: '0.12em', overflowWrap: 'anywhere' }}
        >
          {specialCharacters}
        </Box>
      </Typography>
    </Box>
  )
}
