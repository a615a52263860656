import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PaperPhoto, PaperSection, PaperText } from '#domain/tenancy/papers/papers.schema.ts'
import { Facts, Part } from '#web/features/tenancy/contracts/decide/ContractText.tsx'
import { Lightbox } from '#web/ui/Lightbox.tsx'

type Address = (file: string, size?: 'thumb') => string

interface Props {
  text: PaperText
  hash: string
  /** The source of its pictures: the address for a mailed link, or that for a signed-in user. */
  address: Address
}

/** The whole frozen document, to be read before deciding; the same text as in the PDF. */
export function PaperDocument({ text, hash, address }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const photos = text.sections.flatMap((section) => section.photos)
  const names = (side: 'owner' | 'tenant') =>
    text.parties.flatMap((party) => (party.side === side ? [party.name] : [])).join(', ')
  return (
    <Card component="article" aria-label={text.title} sx={{ '@media print': { border: 0 } }}>
      <Part title="Taraflar ve kiralanan" of={text.title}>
        <Facts
          facts={[
            ['Kiralanan', text.place.title],
            ['Adres', text.place.address],
            ['Kiraya veren', names('owner')],
            ['Kiracı', names('tenant')],
          ]}
        />
      </Part>
      {text.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and two parts may have the same title
        <Part key={index} title={section.title} of={text.title}>
          <SectionBody section={section} address={address} onOpen={(photo) => setShown(photos.indexOf(photo))} />
        </Part>
      ))}
      <Part title="Beyan" of={text.title}>
        <Typography>{text.declaration}</Typography>
      </Part>
      <Part title="Kanıt" of={text.title}>
        <Typography variant="body2" color="textSecondary">
          Belge {text.number}, {text.round}. sürüm. Karar, aşağıdaki SHA-256 özetiyle birlikte kaydedilir; bir harf ya
          da fotoğraf değişirse özet de değişir ve yeniden sorulur.
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {hash.match(/.{1,8}/g)?.join(' ')}
        </Typography>
      </Part>
      {shown !== null && (
        <Lightbox
          pictures={photos.map((photo) => ({ key: photo.file_id, src: address(photo.file_id), text: photo.caption }))}
          index={shown}
          onIndex={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  )
}

interface BodyProps {
  section: PaperSection
  address: Address
  onOpen: (photo: PaperPhoto) => void
}

function SectionBody({ section, address, onOpen }: BodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {section.facts.length > 0 && <Facts facts={section.facts} />}
      {section.table && <SectionTable {...section.table} label={section.title} />}
      {section.text && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{section.text}</Typography>
      )}
      {section.photos.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
          {section.photos.map((photo) => (
            <ButtonBase
              key={photo.file_id}
              aria-label={`${photo.caption}, büyüt`}
              onClick={() => onOpen(photo)}
              sx={{ borderRadius: 1, overflow: 'hidden', aspectRatio: '4 / 3' }}
            >
              <Box
                component="img"
                src={address(photo.file_id, 'thumb')}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Rows become small cards where the columns do not fit: on a phone, and in a narrow column of a wide page. */
function SectionTable({ columns, rows, label }: NonNullable<PaperSection['table']> & { label: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { p: 0.75, verticalAlign: 'top', overflowWrap: 'anywhere' },
          '& th': { color: 'text.secondary', fontWeight: 500 },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          '@container (max-width: 559px)': {
            '& thead': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
            '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr', py: 1 },
            '& td': { p: 0, display: 'flex', gap: 2, justifyContent: 'space-between' },
            '& td:first-of-type': { fontWeight: 600 },
            '& td:not(:first-of-type)': { textAlign: 'right' },
            '& td:not(:first-of-type)::before': { content: 'attr(data-label)', color: 'text.secondary', flexShrink: 0 },
            '& td:empty': { display: 'none' },
          },
        }}
      >
        <thead>
          <tr>
            {columns.map(({ name, width, align = 'left' }) => (
              <Box component="th" scope="col" key={name} sx={{ width: `${width}%`, textAlign: align }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and rows have no id
            <tr key={index}>
              {columns.map(({ name, align = 'left' }, column) => (
                <Box component="td" key={name} data-label={name} sx={{ textAlign: align }}>
                  {row[column]}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
