import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PaperAnswer, PaperText } from '#domain/tenancy/papers/papers.schema.ts'
import { DecisionDialog } from '#web/features/tenancy/contracts/decide/DecisionDialog.tsx'
import { ObjectionDialog } from './ObjectionDialog.tsx'

interface Props {
  text: PaperText
  hash: string
  onDecide: (answer: PaperAnswer) => Promise<unknown>
}

/** The two answers, each with a confirmation. */
export function PaperDecision({ text, hash, onDecide }: Props) {
  const [asking, setAsking] = useState<'confirmed' | 'objected' | null>(null)
  return (
    <>
      <Button variant="outlined" size="large" onClick={() => setAsking('objected')}>
        İtiraz et
      </Button>
      <Button variant="contained" size="large" onClick={() => setAsking('confirmed')}>
        Onayla
      </Button>
      {asking === 'confirmed' && (
        <DecisionDialog
          title={`${text.title} doğru mu?`}
          text={`${text.declaration} Onayınız tarih, saat ve IP adresinizle kaydedilir ve geri alınamaz.`}
          confirmLabel="Evet, onaylıyorum"
          onDecide={async () => {
            await onDecide({ answer: 'confirmed', note: '', objections: [] })
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'objected' && (
        <ObjectionDialog
          hash={hash}
          items={text.items}
          onDecide={async (answer) => {
            await onDecide(answer)
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
