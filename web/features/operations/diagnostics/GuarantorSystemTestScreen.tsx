import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Play } from 'lucide-react'
import { Page } from '#web/ui/Page.tsx'
import { toolsQuery, useWalkGuarantor } from './diagnostics.queries.ts'
import { OpenTool, TesterOnly } from './tool-parts.tsx'

export default function GuarantorSystemTestScreen() {
  const tools = useQuery(toolsQuery)
  const walk = useWalkGuarantor()
  return (
    <OpenTool>
      <Page
        title="Kefil Akışı Testi"
        subtitle="Kontrattan kefilin ön onayına ve kiracının kararına kadar bütün yol, gerçek kurallarla yürünür; sonunda her şey geri alınır, hiçbir e-posta gitmez."
        actions={
          <Button
            variant="contained"
            startIcon={<Play size={18} aria-hidden />}
            loading={walk.busy}
            disabled={!tools.data?.may_try}
            onClick={() => walk.run()}
          >
            Akışı yürüt
          </Button>
        }
      >
        {tools.data && !tools.data.may_try && <TesterOnly what="Akışı yürütmek" signIn />}
        <Box aria-live="polite">
          {walk.data && (
            <>
              <Alert severity={walk.data.ok ? 'success' : 'error'} variant="outlined" sx={{ mb: 2 }}>
                {walk.data.ok ? 'Bütün adımlar beklendiği gibi.' : 'Bazı adımlar beklendiği gibi değil.'}
              </Alert>
              <Paper variant="outlined">
                <List aria-label="Akışın adımları">
                  {walk.data.steps.map(({ title, ok, detail }) => (
                    <ListItem key={title}>
                      <ListItemIcon sx={{ minWidth: 40, color: ok ? 'success.main' : 'error.main' }}>
                        {ok ? <CircleCheck aria-label="Tamam" /> : <CircleX aria-label="Hatalı" />}
                      </ListItemIcon>
                      <ListItemText primary={title} secondary={detail} />
                    </ListItem>
                  ))}
                </List>
              </Paper>
            </>
          )}
        </Box>
      </Page>
    </OpenTool>
  )
}
