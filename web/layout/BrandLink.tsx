import { TextLink } from '#web/ui/link.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { Logo } from './Logo.tsx'

/** On a phone only the icon, because role and buttons leave no room for the name. */
export function BrandLink({ iconOnly }: { iconOnly?: boolean }) {
  const phone = useNarrow()
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
