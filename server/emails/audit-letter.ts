import { type Letter, note, paragraph, quote } from './letter.ts'

const subjectOf = ({ proven, foreign }: { proven: boolean; foreign: number }) => {
  if (!proven) return 'Denetim kaydı silinmiş ya da değiştirilmiş olabilir'
  return foreign > 0 ? 'Denetim kaydına elle eklenmiş kayıtlar var' : 'Denetim kaydının günlük özeti'
}

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
  /** Whether this installation has signed where the log begins. */
  proven: boolean
}): Letter => ({
  subject: subjectOf(data),
  preview: `${data.installation} denetim kaydının son kaydı.`,
  heading: 'Denetim kaydının günlük özeti',
  blocks: [
    paragraph(`Merhaba ${data.firstname.trim()},`),
    ...(data.proven
      ? []
      : [
          paragraph(
            'Kaydın bu kurulumca imzalanmış bir başlangıcı yok: silinmiş ya da başkasıyla değiştirilmiş olabilir. “npm run admin -- audit” ne yapılacağını söyler.',
          ),
        ]),
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
