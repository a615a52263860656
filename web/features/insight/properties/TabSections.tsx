import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { type DetailSection, sectionsFor, titleOfSection } from './detail-tabs.ts'

export interface TabProps {
  detail: PropertyDetail
  /** The section that the address asks for. */
  at: DetailSection | null
  onOpen: (section: DetailSection) => void
}

interface Props extends TabProps {
  contents: Partial<Record<DetailSection, ReactNode>>
}

const idOf = (section: DetailSection) => `bolum-${section}`

function bringIntoView(section: DetailSection, { focus }: { focus: boolean }) {
  const element = document.getElementById(idOf(section))
  element?.scrollIntoView({ block: 'start' })
  if (focus) element?.focus({ preventScroll: true })
}

/** The sections of one tab below each other, with links to them at the top. */
export function TabSections({ detail, at, onOpen, contents }: Props) {
  const shown = sectionsFor(detail).filter((section) => contents[section] !== undefined)
  const first = shown[0]
  useEffect(() => {
    if (!at) return
    // The pressed button disappeared with the summary, so the focus moves to the section that opened.
    const focus = document.activeElement === document.body
    // The first section needs no scrolling: it is already visible, below the property's header.
    if (at !== first || focus) bringIntoView(at, { focus })
  }, [at, first])
  const jump = (section: DetailSection) => {
    onOpen(section)
    bringIntoView(section, { focus: true })
  }
  return (
    <>
      {shown.length > 1 && (
        <Stack
          component="nav"
          aria-label="Bu bölümdekiler"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, mb: 2.5, '@media print': { display: 'none' } }}
        >
          {shown.map((section) => (
            <Button
              key={section}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => jump(section)}
              sx={{ borderRadius: 5, px: 1.5, borderColor: 'divider' }}
            >
              {titleOfSection(section)}
            </Button>
          ))}
        </Stack>
      )}
      <Stack spacing={4}>
        {shown.map((section) => (
          <Box
            component="section"
            key={section}
            id={idOf(section)}
            aria-label={titleOfSection(section)}
            tabIndex={-1}
            sx={{ minWidth: 0, outline: 'none' }}
          >
            {contents[section]}
          </Box>
        ))}
      </Stack>
    </>
  )
}

/** For a section made of several cards or a list: its name, the count, and the button to add one. */
export function SectionHeading({ of, count, action }: { of: DetailSection; count?: number; action?: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ mb: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}
    >
      <Typography variant="h2">
        {titleOfSection(of)}
        {count ? ` (${count})` : ''}
      </Typography>
      {action}
    </Stack>
  )
}
