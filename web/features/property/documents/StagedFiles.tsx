import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { type DocumentCategory, documentCategories } from '#domain/property/documents/documents.schema.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { fileProblem, showSize } from '#web/ui/file-problem.ts'
import { acceptedTypes } from './file-kinds.ts'
import type { StagedFile } from './staged-files.ts'

export const problemOf = ({ file }: StagedFile) => fileProblem(file, acceptedTypes, maxFileBytes)

interface Props {
  staged: readonly StagedFile[]
  onChoose: (key: string, category: DocumentCategory) => void
  onRemove: (key: string) => void
}

/** The files to upload, each with the category guessed from its name or first lines. */
export const StagedFiles = ({ staged, onChoose, onRemove }: Props) => (
  <Stack component="ul" aria-label="Seçilen dosyalar" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
    {staged.map((each) => (
      <Box
        component="li"
        key={each.key}
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', sm: 'minmax(0, 1fr) 200px 44px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {each.file.name}
          </Typography>
          <Typography variant="body2" color={problemOf(each) ? 'error' : 'textSecondary'}>
            {problemOf(each) ?? showSize(each.file.size)}
          </Typography>
        </Box>
        {!problemOf(each) && (
          <Choice
            required
            size="small"
            label="Belge türü"
            value={each.category}
            options={documentCategories}
            onChoose={(chosen) => onChoose(each.key, chosen)}
            helperText={each.isGuess && each.category ? 'Dosyadan tahmin edildi; değiştirebilirsiniz.' : undefined}
            sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 } }}
          />
        )}
        <IconButton
          aria-label={`${each.file.name}: listeden kaldır`}
          onClick={() => onRemove(each.key)}
          sx={{ width: 44, height: 44, gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
    ))}
  </Stack>
)
