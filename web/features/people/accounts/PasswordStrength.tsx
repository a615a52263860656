import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Circle, CircleCheck } from 'lucide-react'
import {
  passwordRules,
  passwordScore,
  specialCharacters,
  strengthLabels,
  strengthOf,
} from '#domain/people/accounts/password-strength.rules.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

const colours = {
  Poor: 'error.main',
  Weak: 'warning.main',
  Normal: 'warning.main',
  Good: 'success.main',
  Strong: 'success.main',
} as const
const segments = [1, 2, 3, 4, 5]

/** Advisory only: it never blocks, so it says what would help instead of what is wrong. */
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
      {password && <PasswordHelp password={password} label={label} />}
    </Box>
  )
}

/** Only while a password is typed: an empty field explains nothing. */
const PasswordHelp = ({ password, label }: { password: string; label: string }) => (
  <>
    <Typography variant="body2" aria-live="polite">
      Şifre gücü: <strong>{label}</strong>
    </Typography>
    <Box
      component="ul"
      aria-label="Şifre kuralları"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 0.75,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {passwordRules.map(({ key, label, required, met }) => (
        <Rule key={key} met={met(password)} label={required ? `${label} (zorunlu)` : label} />
      ))}
    </Box>
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
      Zorunlu olan yalnızca uzunluktur; ötekiler şifreyi güçlendirir. Sayılan özel karakterler:{' '}
      <Box
        component="span"
        translate="no"
        sx={{ fontFamily: 'monospace', letterSpacing: '0.12em', overflowWrap: 'anywhere' }}
      >
        {specialCharacters}
      </Box>
    </Typography>
  </>
)

function Rule({ met, label }: { met: boolean; label: string }) {
  const Icon = met ? CircleCheck : Circle
  return (
    <Box
      component="li"
      data-met={met}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        color: met ? 'text.primary' : 'text.secondary',
        '& svg': { flex: 'none', color: met ? 'success.main' : 'text.disabled' },
      }}
    >
      <Icon size={16} aria-hidden />
      {label}
      <Box component="span" sx={visuallyHidden}>
        {met ? ': tamam' : ': henüz değil'}
      </Box>
    </Box>
  )
}
