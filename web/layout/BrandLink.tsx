import useMediaQuery from '@mui/material/useMediaQuery'
import { TextLink } from '#web/ui/link.tsx'
import { theme } from '#web/ui/theme.ts'
import { Logo } from './Logo.tsx'

/** On a phone only the icon, because role and buttons leave no room for the name. */
export function BrandLink({ iconOnly }: { iconOnly?: boolean }) {
  const phone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <TextLink
      to="/dashboard"
      color="inherit"
      underline="none"
      aria-label="Anahtar, ana sayfa"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 44, minWidth: 44 }}
    >
      <Logo iconOnly={iconOnly ?? phone} />
    </TextLink>
  )
}
