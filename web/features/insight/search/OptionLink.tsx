import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

/**
 * One line of the results, a real link so that it can open in a new tab. The focus stays in the field, which names the
 * active line.
 */
export const OptionLink = createLink(function OptionAnchor(
  props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> },
) {
  return <ListItemButton {...props} component="a" role="option" tabIndex={-1} />
})
