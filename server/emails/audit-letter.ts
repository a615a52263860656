import { type Letter, note, paragraph, quote } from './letter.ts'

/**
 * Daily, to an address outside of the installation: a kept mail proves whether the newest entries were removed later.
 */
export const auditHead = (data: {
  firstname: string
  installation: string
  /** SIRA:ÖZET, as the command takes it. */
  head: string
  /** Number of entries that the server did not write. */
  foreign: number
}): Letter => ({
  subject: data.foreign > 0 ? 'Denetim kaydına elle eklenmiş kayıtlar var' : 'Denetim kaydının günlük özeti',
  preview: `${data.installation} denetim kaydının son kaydı.`,
  heading: 'Denetim kaydının günlük özeti',
  blocks: [
    paragraph(`Merhaba ${data.firstname.trim()},`),
    ...(data.foreign > 0
      ? [
          paragraph(
            `Sunucunun yazmadığı ${data.foreign} kayıt bulundu. “npm run admin -- audit” hangileri olduğunu söyler.`,
          ),
        ]
      : []),
    paragraph(`${data.installation} adresindeki denetim kaydının son kaydı, sıra ve özet olarak:`),
    quote('Son kayıt', data.head),
    note(
      'Bu postayı saklayın: “npm run admin -- audit --head SIRA:ÖZET” sondaki kayıtların silinip silinmediğini gösterir.',
    ),
  ],
})
