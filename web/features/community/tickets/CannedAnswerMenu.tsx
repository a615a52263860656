import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { CannedAnswer } from '#domain/community/tickets/tickets.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'

interface Props {
  answers: CannedAnswer[]
  onChoose: (text: string) => void
}

/** Inserts a canned answer, which can be edited before it is sent. */
export function CannedAnswerMenu({ answers, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (answers.length === 0)
    return (
      <LinkButton to="/admin-tickets" search={{ view: 'answers' }}>
        Hazır yanıt ekle
      </LinkButton>
    )
  return (
    <>
      <Button
        startIcon={<MessageSquareText size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Hazır yanıt
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // The field takes the focus; restoring it to the button would close a phone's keyboard.
        disableRestoreFocus
        slotProps={{ paper: { sx: { maxWidth: 360 } } }}
      >
        {answers.map(({ id, title, text }) => (
          <MenuItem
            key={id}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            onClick={() => {
              setAnchor(null)
              onChoose(text)
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
