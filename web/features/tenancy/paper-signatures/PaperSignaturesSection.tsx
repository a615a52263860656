import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { PaperSignatureView } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ObjectionDialog } from './ObjectionDialog.tsx'
import { ObjectionState, SignatureFacts } from './signature-facts.tsx'

/** The paper signatures recorded by the owner's side, with the objections to them. */
export function PaperSignaturesSection({ signatures }: { signatures: readonly PaperSignatureView[] }) {
  const [objecting, setObjecting] = useState<string | null>(null)
  if (signatures.length === 0) return null
  return (
    <Section title="Kâğıttaki imzalar">
      <Stack component="ul" aria-label="Kâğıttaki imzalar" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {signatures.map((signature) => (
          <Box component="li" key={signature.id}>
            <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {signature.name}
              {signature.own ? ' (siz)' : ''}
            </Typography>
            <SignatureFacts signature={signature} />
            <ObjectionState signature={signature} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {signature.scan && (
                <OpenFileButton href={fileAddress(signature.scan)} startIcon={<FileText size={16} aria-hidden />}>
                  Taramayı aç
                </OpenFileButton>
              )}
              {signature.may_object && (
                <Button color="error" onClick={() => setObjecting(signature.id)}>
                  İtiraz et…
                </Button>
              )}
            </Stack>
          </Box>
        ))}
      </Stack>
      {objecting && <ObjectionDialog by={{ id: objecting }} onClose={() => setObjecting(null)} />}
    </Section>
  )
}
