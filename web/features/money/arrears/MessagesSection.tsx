import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { Section } from '#web/ui/Section.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { messagesQuery, useChooseMessages } from './arrears.queries.ts'

/** Messages added to the file by hand, as they read at that time. */
export function MessagesSection({ view }: { view: ArrearsView }) {
  const [choosing, setChoosing] = useState(false)
  const choose = useChooseMessages(view.tenancy_id)
  return (
    <Section title="Seçilen mesajlar" lead="Dosyaya yalnızca elle seçilen mesajlar girer.">
      {view.messages.length === 0 && <Typography color="textSecondary">Mesaj seçilmedi.</Typography>}
      <Box component="ul" aria-label="Seçilen mesajlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {view.messages.map(({ message_id, sender_name, text, sent_at, files, chosen_by_name }) => (
          <Box component="li" key={message_id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" color="textSecondary">
              {showDateTime(sent_at)} · {sender_name} · seçen {chosen_by_name}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {text} {files > 0 && `[${files} dosya]`}
            </Typography>
            <Button
              color="error"
              size="small"
              loading={choose.busy}
              onClick={() => choose.run({ messages: [message_id], chosen: false })}
            >
              Dosyadan çıkar
            </Button>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setChoosing(true)}>
        Mesaj seç
      </Button>
      {choosing && <ChooseDialog view={view} onClose={() => setChoosing(false)} />}
    </Section>
  )
}

function ChooseDialog({ view, onClose }: { view: ArrearsView; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [picked, setPicked] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery(messagesQuery(view.tenancy_id, page))
  const choose = useChooseMessages(view.tenancy_id)
  return (
    <TitledDialog
      title="Dosyaya mesaj ekle"
      busy={choose.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={choose.busy}>
            Vazgeç
          </Button>
          <Button
            variant="contained"
            disabled={picked.length === 0}
            loading={choose.busy}
            onClick={() => choose.run({ messages: [...picked], chosen: true }, { done: onClose })}
          >
            {picked.length > 0 ? `${picked.length} mesajı ekle` : 'Ekle'}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {!data && <NotLoaded query={{ error, refetch }} rows={4} height={56} />}
      {data?.total === 0 && (
        <Typography>Bu kiracılığın kiracılarıyla yazışmanız yok. Yalnızca kendi yazışmalarınız listelenir.</Typography>
      )}
      {data?.documents.map(({ id, sender_name, sent_at, text, files, chosen }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex', alignItems: 'flex-start', py: 0.5, mr: 0 }}
          control={
            <Checkbox
              checked={chosen || picked.includes(id)}
              disabled={chosen}
              onChange={(_, on) => setPicked(on ? [...picked, id] : picked.filter((each) => each !== id))}
            />
          }
          label={
            <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" color="textSecondary">
                {showDateTime(sent_at)} · {sender_name}
              </Typography>
              {text} {files > 0 && `[${files} dosya]`}
            </Box>
          }
        />
      ))}
      {data && (page > 1 || data.hasMore) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Daha yeni
          </Button>
          <Button disabled={!data.hasMore} onClick={() => setPage(page + 1)}>
            Daha eski
          </Button>
        </Box>
      )}
    </TitledDialog>
  )
}
