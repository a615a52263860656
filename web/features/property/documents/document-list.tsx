import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { isoDate, showDate, showDateTime } from '#domain/kernel/dates.ts'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { useOwnerName } from '#web/session/acting-roles.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { showSize } from '#web/ui/file-problem.ts'
import { TextLink } from '#web/ui/link.tsx'
import { longWords } from '#web/ui/long-words.ts'
import { DocumentActions, type DocumentTask } from './DocumentActions.tsx'
import { iconOf, isPicture } from './file-kinds.ts'

interface Props {
  documents: DocumentView[]
  /** False where all documents belong to the same property. */
  showProperty: boolean
  onTask: (document: DocumentView, task: DocumentTask) => void
}

function Thumb({ document }: { document: DocumentView }) {
  const Icon = iconOf(document.file_type)
  const frame = { width: 44, height: 44, flexShrink: 0, borderRadius: 1, border: 1, borderColor: 'divider' }
  if (isPicture(document.file_type))
    return (
      <Box
        component="img"
        loading="lazy"
        alt=""
        src={fileAddress(document.file_id, 'thumb')}
        sx={{ ...frame, objectFit: 'cover' }}
      />
    )
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'primary.main', bgcolor: 'action.hover' }}>
      <Icon size={22} aria-hidden />
    </Box>
  )
}

const Name = ({ document, onOpen }: { document: DocumentView; onOpen: () => void }) => (
  <Link
    component="button"
    type="button"
    onClick={onOpen}
    underline="hover"
    sx={{
      fontWeight: 600,
      fontSize: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      minHeight: { xs: 44, sm: 24 },
    }}
  >
    {document.name}
  </Link>
)

const PropertyLink = ({ document }: { document: DocumentView }) => (
  <TextLink
    to="/property-detail/$id"
    params={{ id: document.property }}
    color="inherit"
    underline="hover"
    // Room for a finger between the name above and the line below.
    sx={{ display: 'inline-block', maxWidth: 1, py: 0.5 }}
  >
    {document.property_title}
  </TextLink>
)

/** For a user who files documents for several owners. */
function OwnerOf({ document }: { document: DocumentView }) {
  const name = useOwnerName()(document.owner_id)
  return name ? <span>{name}</span> : null
}

/** The server sends this only to users who may change it; the others must not learn who else can see the document. */
function SharedWith({ document }: { document: DocumentView }) {
  const seen = [document.tenant_can_see && 'Kiracı', document.lawyer_can_see && 'Avukat'].filter(Boolean)
  if (seen.length === 0) return null
  return <Chip size="small" variant="outlined" label={`Paylaşıldı: ${seen.join(', ')}`} />
}

const Added = ({ document }: { document: DocumentView }) => (
  <time dateTime={document.updated_at} title={showDateTime(document.updated_at)}>
    {showDate(document.updated_at)}
  </time>
)

/** Shown only when there is an expiry date. */
const Validity = ({ document: { valid_until } }: { document: DocumentView }) =>
  valid_until && (
    <Chip
      size="small"
      variant="outlined"
      color={valid_until < isoDate(new Date()) ? 'warning' : 'default'}
      label={`Geçerlilik: ${showDate(valid_until)}`}
    />
  )

const kindAndSize = ({ file_type, size }: DocumentView) => `${file_type.toUpperCase()} · ${showSize(size)}`

export function DocumentTable({ documents, showProperty, onTask }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Belgeler"
        sx={{ '& td, & th': { borderColor: 'divider' }, '& tbody tr:last-of-type td': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Belge</TableCell>
            {showProperty && <TableCell>Mülk</TableCell>}
            <TableCell>Tür</TableCell>
            <TableCell>Yükleyen</TableCell>
            <TableCell align="right">İşlemler</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {documents.map((document) => (
            <TableRow key={document.id} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 230 }}>
                <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                  <Thumb document={document} />
                  <Box sx={{ minWidth: 0 }}>
                    <Name document={document} onOpen={() => onTask(document, 'preview')} />
                    <Typography variant="body2" color="textSecondary">
                      {kindAndSize(document)}
                    </Typography>
                  </Box>
                </Stack>
              </TableCell>
              {showProperty && (
                <TableCell sx={longWords(180)}>
                  <PropertyLink document={document} />
                  <Typography variant="body2" color="textSecondary" component="div">
                    <OwnerOf document={document} />
                  </Typography>
                </TableCell>
              )}
              <TableCell>
                <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                  <span>{document.category}</span>
                  <Validity document={document} />
                  <SharedWith document={document} />
                </Stack>
              </TableCell>
              <TableCell sx={longWords(150)}>
                {document.uploaded_by_name}
                <Typography variant="body2" color="textSecondary">
                  <Added document={document} />
                </Typography>
              </TableCell>
              <TableCell align="right">
                <DocumentActions document={document} onTask={(task) => onTask(document, task)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export function DocumentCards({ documents, showProperty, onTask }: Props) {
  return (
    <Stack component="ul" aria-label="Belgeler" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document) => (
        <Paper component="li" variant="outlined" key={document.id} sx={{ p: 1.5 }}>
          <Stack direction="row" spacing={1.5}>
            <Thumb document={document} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Name document={document} onOpen={() => onTask(document, 'preview')} />
              {showProperty && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  <PropertyLink document={document} />
                </Typography>
              )}
              <FactRow>
                {showProperty && <OwnerOf document={document} />}
                <span>{document.category}</span>
                <span>{kindAndSize(document)}</span>
                <Added document={document} />
              </FactRow>
              <Stack direction="row" sx={{ mt: 0.5, gap: 0.5, flexWrap: 'wrap' }}>
                <Validity document={document} />
                <SharedWith document={document} />
              </Stack>
            </Box>
            <Box sx={{ mr: -1 }}>
              <DocumentActions document={document} onTask={(task) => onTask(document, task)} />
            </Box>
          </Stack>
        </Paper>
      ))}
    </Stack>
  )
}
