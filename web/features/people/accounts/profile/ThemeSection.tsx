import { ThemeChoice } from '#web/layout/ThemeChoice.tsx'
import { Section } from '#web/ui/Section.tsx'

export function ThemeSection() {
  return (
    <Section title="Görünüm" lead="Yalnızca bu cihaz için geçerlidir.">
      <ThemeChoice />
    </Section>
  )
}
