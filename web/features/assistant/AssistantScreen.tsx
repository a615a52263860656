import { Page } from '#web/ui/Page.tsx'
import QuestionsPanel from './QuestionsPanel.tsx'

export default function AssistantScreen() {
  return (
    <Page title="Asistan" subtitle="Kayıtlarınıza Türkçe sorun.">
      <QuestionsPanel />
    </Page>
  )
}
