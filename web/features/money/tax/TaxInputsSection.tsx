import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { typedWords } from '#domain/money/tax/sheet-words.rules.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { TaxInputsDialog } from './TaxInputsDialog.tsx'

/** Figures that the product cannot know; only the user changes them. */
export function TaxInputsSection({ sheet }: { sheet: TaxSheet }) {
  const [editing, setEditing] = useState(false)
  const typed = typedWords(sheet)
  return (
    <Section
      title="Elle eklenenler"
      aside={
        sheet.own && (
          <Button variant="outlined" onClick={() => setEditing(true)} sx={{ flexShrink: 0 }}>
            {typed.length > 0 ? 'Düzenle' : 'Ekle'}
          </Button>
        )
      }
    >
      {typed.length > 0 ? (
        <FactList facts={typed} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Başka yerden kira, ücret ya da ticari kazanç, konutun alış bedeli gibi ürünün bilemeyeceği bilgiler{' '}
          {sheet.year} yılı için eklenmedi.
        </Typography>
      )}
      {editing && <TaxInputsDialog sheet={sheet} onClose={() => setEditing(false)} />}
    </Section>
  )
}
