import Button, { type ButtonProps } from '@mui/material/Button'
import { Download } from 'lucide-react'

/** Saves a file of the server. */
export const DownloadButton = (props: ButtonProps<'a'>) => (
  <Button startIcon={<Download size={18} aria-hidden />} {...props} component="a" download />
)

/** Opens a file of the server in a new tab. */
export const OpenFileButton = (props: ButtonProps<'a'>) => (
  <Button {...props} component="a" target="_blank" rel="noreferrer" />
)
