import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { emptyDeed, emptyFeatures, meterNumbers } from '#domain/property/properties/properties.schema.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { FixtureList } from '#web/features/property/fixtures/FixtureList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { propertyDetailQuery } from '../detail.queries.ts'
import { PhotoSets } from '../photos/PhotoSets.tsx'
import { DeedSection } from './DeedSection.tsx'
import { FeatureSection } from './FeatureSection.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { dropUnfinished, keepUnfinished } from './unfinished.ts'

interface Section {
  id: string
  title: string
  text: string
  isFilled: (detail: PropertyDetail) => boolean
  content: (detail: PropertyDetail, done: () => void) => ReactNode
}

const differs = (value: object | null, empty: Record<string, unknown>, names = Object.keys(empty)) =>
  value !== null &&
  names.some((name) => JSON.stringify((value as Record<string, unknown>)[name]) !== JSON.stringify(empty[name]))

const meterFields = [
  ...Object.keys(meterNumbers),
  'elektrikAboneNo',
  'suAboneNo',
  'dogalgazAboneNo',
  'daskPoliceNo',
  'daskBitis',
]
const homeFields = Object.keys(emptyFeatures).filter((name) => !meterFields.includes(name))

const sections: Section[] = [
  {
    id: 'kimlik',
    title: 'Kimlik',
    text: 'Başlık, cins, adres ve bağlı olduğu bina',
    isFilled: () => true,
    content: (detail, done) => <IdentitySection detail={detail} onDone={done} />,
  },
  {
    id: 'tapu',
    title: 'Tapu',
    text: 'İl, ilçe, ada, parsel, malik ve pay bilgileri',
    isFilled: ({ deed }) => differs(deed, emptyDeed),
    content: ({ deed, property }, done) => deed && <DeedSection deed={deed} propertyId={property.id} onDone={done} />,
  },
  {
    id: 'ozellikler',
    title: 'Özellikler',
    text: 'Oda, metrekare, ısıtma, site ve aidat',
    isFilled: ({ feature }) => differs(feature, emptyFeatures, homeFields),
    content: ({ feature }, done) => feature && <FeatureSection feature={feature} part="features" onDone={done} />,
  },
  {
    id: 'sayaclar',
    title: 'Sayaçlar',
    text: 'Elektrik, su, doğalgaz ve DASK numaraları',
    isFilled: ({ feature }) => differs(feature, emptyFeatures, meterFields),
    content: ({ feature }, done) => feature && <FeatureSection feature={feature} part="meters" onDone={done} />,
  },
  {
    id: 'demirbas',
    title: 'Demirbaş',
    text: 'Evle birlikte teslim ettiğiniz eşyalar',
    isFilled: ({ fixtures }) => fixtures.length > 0,
    content: ({ property, fixtures }) => <FixtureList propertyId={property.id} fixtures={fixtures} canEdit />,
  },
  {
    id: 'fotograflar',
    title: 'Fotoğraflar',
    text: 'Genel, teslim ve tahliye fotoğrafları',
    isFilled: ({ images }) => images.general.length + images.delivery.length + images.evacuation.length > 0,
    content: ({ property }) => <PhotoSets propertyId={property.id} canEdit />,
  },
]

const headOf = (section: string) => `bolum-${section}`

/** The sections can be filled in any order, and each is saved on its own. */
export function PropertySections({ id, userId }: { id: string; userId: string }) {
  const { data, error, refetch } = useQuery(propertyDetailQuery(id))
  const [open, setOpen] = useState<string | null>('tapu')
  const isThere = data !== undefined
  // Starts at the top of the page, whatever the scroll position before, with the focus on the open section.
  useLayoutEffect(() => {
    if (!isThere) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(headOf('tapu'))?.focus({ preventScroll: true })
  }, [isThere])
  const baslik = data?.property.baslik
  useEffect(() => {
    if (baslik) keepUnfinished(userId, { id, baslik })
  }, [userId, id, baslik])

  if (!data)
    return (
      <Page title="Mülk Bilgileri">
        <NotLoaded query={{ error, refetch }} rows={6} />
      </Page>
    )
  const filled = sections.filter((section) => section.isFilled(data)).length
  const goOn = (from: string) => {
    const next = sections[sections.findIndex((section) => section.id === from) + 1]?.id ?? null
    setOpen(next)
    if (next) document.getElementById(headOf(next))?.focus()
  }

  return (
    <Page
      title={data.property.baslik}
      subtitle={`Mülk kayıtlı · ${sections.length} bölümden ${filled} tanesi dolu`}
      actions={
        <>
          <LinkButton to="/addProperty" onClick={() => dropUnfinished(userId)} sx={{ ml: { xs: -1, sm: 0 } }}>
            Bir mülk daha ekle
          </LinkButton>
          <LinkButton
            variant="contained"
            to="/property-detail/$id"
            params={{ id }}
            onClick={() => dropUnfinished(userId)}
          >
            Mülke git
          </LinkButton>
        </>
      }
    >
      <Stack spacing={2}>
        {!data.rights.edit && (
          <Alert severity="info">Bu mülkü görüntüleyebilirsiniz; değiştirme yetkiniz bulunmuyor.</Alert>
        )}
        <Box>
          {sections.map((section) => (
            <Accordion
              key={section.id}
              variant="outlined"
              disableGutters
              disabled={!data.rights.edit}
              expanded={open === section.id && data.rights.edit}
              onChange={(_, expanded) => setOpen(expanded ? section.id : null)}
              slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
            >
              <AccordionSummary
                id={headOf(section.id)}
                aria-controls={`icerik-${section.id}`}
                expandIcon={<ChevronDown size={20} aria-hidden />}
                sx={{ minHeight: 60 }}
              >
                <SectionTitle section={section} filled={section.isFilled(data)} />
              </AccordionSummary>
              <AccordionDetails sx={{ pt: 1, px: { xs: 2, sm: 3 }, pb: 3 }}>
                {section.content(data, () => goOn(section.id))}
              </AccordionDetails>
            </Accordion>
          ))}
        </Box>
      </Stack>
    </Page>
  )
}

function SectionTitle({ section: { title, text }, filled }: { section: Section; filled: boolean }) {
  const Icon = filled ? CircleCheck : Circle
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box sx={{ display: 'flex', color: filled ? 'success.main' : 'text.secondary' }}>
        <Icon size={20} role="img" aria-label={filled ? 'Dolu' : 'Boş'} />
      </Box>
      <Box component="span">
        <Typography component="span" variant="h3" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </Stack>
  )
}
