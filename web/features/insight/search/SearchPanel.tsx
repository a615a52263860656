import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Search, SearchX } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { canSearch, nearestWords, searchWords } from '#domain/insight/search/search.rules.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { sideKey } from '#web/session/acting-roles.ts'
import { useActiveRole } from '#web/session/current-user.ts'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { Results } from './Results.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { actionGroups, resultGroups } from './result-groups.ts'
import { actionsFor, screensFound } from './screens-found.ts'
import { searchQuery } from './search.queries.ts'
import { useOptions } from './use-options.ts'

const longest = 100
/** Shorter than in lists, because here the user is waiting for nothing else. */
const pauseMs = 150

export function SearchPanel({ me, onClose }: { me: CurrentUser; onClose: () => void }) {
  const role = useActiveRole()
  const list = useId()
  const [text, setText] = useState('')
  /** The search text: what was in the field when typing paused. */
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const [recent, setRecent] = useState(() => recentSearches(me.user.id))
  const found = useQuery(searchQuery(sideKey(me), q))

  const asks = canSearch(text)
  // Nothing has these words, so their beginnings are marked.
  const isNear = canSearch(q) && found.data?.near === true && found.data.hits.length > 0
  const words = (isNear ? nearestWords(q) : null) ?? searchWords(text)
  const isAsked = text.trim() === q
  const isCurrent = isAsked && !found.isPlaceholderData && !found.isFetching
  const groups = asks
    ? resultGroups({
        q: text.trim(),
        reply: canSearch(q) ? found.data : undefined,
        screens: screensFound(me, role, searchWords(text)),
      })
    : actionGroups(actionsFor(me, role))
  const foundLines = groups.flatMap(({ lines: each }) => each)
  const lines = asks ? foundLines : [...recent.map((_, at) => ({ id: `${list}-${at}` })), ...foundLines]
  const options = useOptions(
    lines.map(({ id }) => id),
    { first: asks },
  )

  // Enter was pressed before the reply for the current text: the best result opens once that reply has arrived.
  const [hasty, setHasty] = useState(false)
  const openBest = useEffectEvent(() => {
    setHasty(false)
    options.open()
  })
  useEffect(() => {
    if (hasty && isCurrent) openBest()
  }, [hasty, isCurrent])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || options.onArrow(event) || event.key !== 'Enter') return
    event.preventDefault()
    if (!asks || isCurrent) options.open()
    else {
      setQ(text.trim())
      setHasty(true)
    }
  }
  function type(next: string) {
    setHasty(false)
    setText(next)
  }
  function opened() {
    keepSearch(me.user.id, text)
    onClose()
  }

  const many = groups.reduce((sum, { lines: each }) => sum + each.length, 0)
  const nothing = asks && isCurrent && found.isSuccess && many === 0
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, minHeight: 60, flexShrink: 0 }}>
        <Search size={20} aria-hidden="true" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Kişi, mülk, kontrat, talep, belge, ödeme…"
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Ara',
              'aria-expanded': lines.length > 0,
              'aria-controls': lines.length > 0 ? list : undefined,
              'aria-autocomplete': 'list',
              'aria-activedescendant': options.active ?? undefined,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'search',
              maxLength: longest,
            },
          }}
          sx={{ '& input': { py: 1.5, textOverflow: 'ellipsis' } }}
        />
        <Button color="inherit" onClick={onClose} sx={{ flexShrink: 0 }}>
          Kapat
        </Button>
      </Box>
      <Box sx={{ height: 2, flexShrink: 0, bgcolor: 'divider' }}>
        {asks && !isCurrent && !found.isError && <LinearProgress aria-label="Aranıyor" sx={{ height: 2 }} />}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {asks && isCurrent && found.isSuccess && (many > 0 ? `${many} sonuç` : 'Sonuç yok')}
      </Box>
      {!asks && recent.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pt: 2, pb: 1 }}>
          Ne arıyorsunuz? Ad, mülk, adres, telefon, not ya da tutar yazın; sözün bir parçası yeter.
        </Typography>
      )}
      {asks && isNear && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
          “{q}” bulunamadı; en yakın olanlar:
        </Typography>
      )}
      {lines.length > 0 && (
        <Results
          id={list}
          words={words}
          recent={asks ? [] : recent}
          groups={groups}
          active={options.active}
          onPoint={options.point}
          onOpen={opened}
          onRecent={(each) => {
            setText(each)
            setQ(each)
          }}
          onForget={() => {
            forgetSearches(me.user.id)
            setRecent([])
          }}
        />
      )}
      {asks && found.isError && isAsked && (
        <Box sx={{ p: 2 }}>
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        </Box>
      )}
      {asks && many === 0 && !nothing && !found.isError && (
        <Box sx={{ p: 2 }}>
          <LoadingRows rows={3} height={48} />
        </Box>
      )}
      {nothing && (
        <EmptyState
          icon={SearchX}
          title={`“${text.trim()}” bulunamadı`}
          text="Daha kısa bir söz ya da sözün bir parçasını deneyin. Türkçe harf kullanmanız gerekmez."
        />
      )}
    </>
  )
}
