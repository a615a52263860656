import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

/**
 * One line of the results. A real link, so that it can be opened in a new tab; the keys stay in the field, which says
 * which line is meant.
 */
export const OptionLink = createLink(function OptionAnchor(
  props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> },
) {
  return <ListItemButton {...props} component="a" role="option" tabIndex={-1} />
})
