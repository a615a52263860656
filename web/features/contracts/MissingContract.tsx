import { SearchX } from 'lucide-react'
import { CallError } from '#web/lib/call.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'

export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** A contract that is not there will not appear by asking again. */
export const unlessMissing = (failures: number, error: unknown) => !isMissing(error) && failures < 2

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
