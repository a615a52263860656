import { SearchX } from 'lucide-react'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'

export const MissingContract = () => (
  <EmptyState
    icon={SearchX}
    title="Kontrat bulunamadı"
    text="Silinmiş olabilir ya da bu kontratı görme yetkiniz bulunmuyor. Bağlantıyı size gönderen kişiye danışın."
    action={
      <LinkButton to="/contracts" variant="contained">
        Kontratlara dön
      </LinkButton>
    }
  />
)
