import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import ListSubheader from '@mui/material/ListSubheader'
import Typography from '@mui/material/Typography'
import { AppWindow, ArrowRight, History, type LucideIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { HitLink, type OptionProps } from './HitLink.tsx'
import { hitWords, kindWords } from './hit-words.ts'
import { Marked } from './Marked.tsx'
import { OptionLink } from './OptionLink.tsx'
import type { Line, ListedKind, ResultGroup } from './result-groups.ts'

interface Props {
  id: string
  words: readonly string[]
  recent: readonly string[]
  groups: readonly ResultGroup[]
  active: string | null
  onPoint: (id: string) => void
  onOpen: () => void
  onRecent: (q: string) => void
  onForget: () => void
}

/** A mouse press must not take the focus out of the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The results below the search field. */
export function Results({ id, words, recent, groups, active, onPoint, onOpen, onRecent, onForget }: Props) {
  const optionOf = (line: string, onClick: () => void): OptionProps => ({
    id: line,
    selected: line === active,
    'aria-selected': line === active,
    onClick,
    onMouseDown: keepFocus,
    onPointerMove: () => onPoint(line),
  })
  return (
    <>
      <Box
        id={id}
        role="listbox"
        aria-label={recent.length > 0 ? 'Son aramalar' : 'Bulunanlar'}
        sx={{ overflowY: 'auto', minHeight: 0, pb: 1 }}
      >
        {recent.length > 0 && (
          <Group title="Son aramalar">
            {recent.map((q, at) => (
              <ListItemButton key={q} {...optionOf(`${id}-${at}`, () => onRecent(q))} role="option" tabIndex={-1}>
                <Words icon={History} title={q} words={[]} />
              </ListItemButton>
            ))}
          </Group>
        )}
        {groups.map(({ key, title, lines }) => (
          <Group key={key} title={title}>
            {lines.map((line) => (
              <ResultLine key={line.id} line={line} words={words} option={optionOf(line.id, onOpen)} />
            ))}
          </Group>
        ))}
      </Box>
      {recent.length > 0 && (
        <Button onClick={onForget} onMouseDown={keepFocus} sx={{ m: 1, mt: 0, alignSelf: 'flex-start' }}>
          Son aramaları sil
        </Button>
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const label = useId()
  return (
    <Box role="group" aria-labelledby={label}>
      <ListSubheader component="div" role="presentation" id={label} sx={{ lineHeight: '36px' }}>
        {title}
      </ListSubheader>
      {children}
    </Box>
  )
}

interface LineProps {
  line: Line
  words: readonly string[]
  option: OptionProps
}

function ResultLine({ line, words, option }: LineProps) {
  if (line.what === 'screen')
    return (
      <OptionLink {...option} to={line.screen.path as '/dashboard'}>
        <Words icon={AppWindow} title={line.screen.title} words={words} />
      </OptionLink>
    )
  if (line.what === 'all') return <AllOfKind kind={line.kind} q={line.q} option={option} />
  const { title, detail } = hitWords(line.hit)
  const picture = line.hit.kind === 'person' && <PersonAvatar name={line.hit.name} avatar={line.hit.avatar} size={28} />
  return (
    <HitLink hit={line.hit} option={option}>
      <Words icon={kindWords[line.hit.kind].icon} picture={picture} title={title} detail={detail} words={words} />
    </HitLink>
  )
}

function AllOfKind({ kind, q, option }: { kind: ListedKind; q: string; option: OptionProps }) {
  const shared = {
    ...option,
    search: { q },
    children: <Words icon={ArrowRight} title="Tümünü listede aç" words={[]} />,
  }
  if (kind === 'property') return <OptionLink {...shared} to="/propertyList" />
  if (kind === 'contract') return <OptionLink {...shared} to="/contracts" />
  return <OptionLink {...shared} to="/documents" />
}

interface WordsProps {
  icon: LucideIcon
  picture?: ReactNode
  title: string
  detail?: string
  words: readonly string[]
}

function Words({ icon: Icon, picture, title, detail, words }: WordsProps) {
  return (
    <>
      <Box sx={{ display: 'grid', placeItems: 'center', width: 28, mr: 1.5, flexShrink: 0, color: 'text.secondary' }}>
        {picture || <Icon size={20} aria-hidden="true" />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>
          <Marked text={title} words={words} />
        </Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary" noWrap>
            <Marked text={detail} words={words} />
          </Typography>
        )}
      </Box>
    </>
  )
}
