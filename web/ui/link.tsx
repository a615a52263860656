import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import MuiLink, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

/** A button that navigates: a real link, so that it can be opened in a new tab. */
export const LinkButton = createLink(function ButtonAnchor(props: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button {...props} component="a" />
})

export const LinkIconButton = createLink(function IconAnchor(
  props: IconButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> },
) {
  return <IconButton {...props} component="a" />
})

/** For a link within a line: a larger tap target without more space between the lines. */
export const thumbRoom = {
  display: 'inline-block',
  maxWidth: 1,
  py: { xs: 1.25, sm: 0 },
  my: { xs: -1.25, sm: 0 },
} as const

export const TextLink = createLink(function TextAnchor(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <MuiLink {...props} />
})
