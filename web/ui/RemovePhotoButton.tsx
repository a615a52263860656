import IconButton from '@mui/material/IconButton'
import { Trash2 } from 'lucide-react'

interface Props {
  label: string
  disabled?: boolean
  onClick: () => void
}

/** In the corner of a small picture, whose box must be positioned. */
export const RemovePhotoButton = ({ label, disabled = false, onClick }: Props) => (
  <IconButton
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    sx={{
      position: 'absolute',
      top: 4,
      right: 4,
      width: 44,
      height: 44,
      color: 'error.main',
      bgcolor: 'background.paper',
      '&:hover': { bgcolor: 'background.paper' },
    }}
  >
    <Trash2 size={18} aria-hidden />
  </IconButton>
)
