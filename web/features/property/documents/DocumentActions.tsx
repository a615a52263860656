import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { Download, Eye, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'
import { useDocumentRemoval } from './documents.queries.ts'
import { downloadAddress } from './file-kinds.ts'

export type DocumentTask = 'preview' | 'edit' | 'replace'

interface Props {
  document: DocumentView
  onTask: (task: DocumentTask) => void
}

export function DocumentActions({ document, onTask }: Props) {
  const confirm = useConfirm()
  const { run, busy } = useDocumentRemoval(document)
  const remove = async () => {
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
    <RowMenu label={`${document.name} için işlemler`} busy={busy}>
      <RowAction icon={Eye} label="Görüntüle" onClick={() => onTask('preview')} />
      <MenuItem component="a" href={downloadAddress(document.file_id)} download>
        <ListItemIcon>
          <Download size={18} aria-hidden />
        </ListItemIcon>
        İndir
      </MenuItem>
      {document.can_manage && <RowAction icon={Pencil} label="Düzenle ve paylaş" onClick={() => onTask('edit')} />}
      {document.can_manage && <RowAction icon={RefreshCw} label="Dosyayı değiştir" onClick={() => onTask('replace')} />}
      {document.can_manage && <RowAction icon={Trash2} label="Sil" onClick={remove} />}
    </RowMenu>
  )
}
