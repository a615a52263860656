import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Download, EllipsisVertical, Eye, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useDocumentRemoval } from './documents.queries.ts'
import { downloadAddress } from './file-kinds.ts'

export type DocumentTask = 'preview' | 'edit' | 'replace'

interface Props {
  document: DocumentView
  onTask: (task: DocumentTask) => void
}

export function DocumentActions({ document, onTask }: Props) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const confirm = useConfirm()
  const { run, busy } = useDocumentRemoval(document)
  const choose = (task: DocumentTask) => {
    setMenuAt(null)
    onTask(task)
  }
  const remove = async () => {
    setMenuAt(null)
    const sure = await confirm({
      title: 'Belgeyi sil',
      text: `“${document.name}” kimseye görünmez olur. 30 gün içinde çöp kutusundan geri alabilirsiniz; sonra dosyasıyla birlikte kalıcı olarak silinir.`,
      confirmLabel: 'Sil',
      danger: true,
    })
    if (!sure) return
    await run()
  }

  return (
    <>
      <IconButton
        loading={busy}
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label={`${document.name} için işlemler`}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        sx={{ width: 44, height: 44 }}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <Menu
        anchorEl={menuAt}
        open={menuAt !== null}
        onClose={() => setMenuAt(null)}
        container={() => window.document.querySelector('main')}
      >
        <Item icon={Eye} label="Görüntüle" onClick={() => choose('preview')} />
        <MenuItem component="a" href={downloadAddress(document.file_id)} download onClick={() => setMenuAt(null)}>
          <ListItemIcon>
            <Download size={18} aria-hidden />
          </ListItemIcon>
          İndir
        </MenuItem>
        {document.can_manage && <Item icon={Pencil} label="Düzenle ve paylaş" onClick={() => choose('edit')} />}
        {document.can_manage && <Item icon={RefreshCw} label="Dosyayı değiştir" onClick={() => choose('replace')} />}
        {document.can_manage && <Item icon={Trash2} label="Sil" onClick={remove} />}
      </Menu>
    </>
  )
}

const Item = ({ icon: Icon, label, onClick }: { icon: typeof Eye; label: string; onClick: () => void }) => (
  <MenuItem onClick={onClick}>
    <ListItemIcon>
      <Icon size={18} aria-hidden />
    </ListItemIcon>
    {label}
  </MenuItem>
)
