import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { DonePage, NothingDecidedHere } from './DonePage.tsx'
import { rememberedDecision } from './decided.ts'
import { FormButton } from './FormButton.tsx'

const title = routes['/guarantor-success'].title

const afterYes = [
  'Kefalet belgesini indirip yazdırın.',
  'Azami tutarı, tarihi ve “müteselsil kefil” ibaresini kendi el yazınızla doldurup imzalayın; evliyseniz eşiniz de rızasını yazsın.',
  'Belgeyi mülk sahibine verin. Kefalet bununla doğar; buradaki yanıtınız bir ön onaydır.',
]
const afterNo = ['Mülk sahibine haber verildi.', 'Kefil değilsiniz; sizden başka bir şey beklenmiyor.']

export default function GuarantorSuccessScreen() {
  const [decided] = useState(() => rememberedDecision('guarantor'))
  if (!decided) return <NothingDecidedHere />
  const yes = decided.answer === 'approved'
  return (
    <DonePage
      title={title}
      decided={decided}
      what={yes ? 'Kefil olmaya ön onay verdiniz.' : 'Kefil olmayı kabul etmediniz.'}
      next={yes ? afterYes : afterNo}
    >
      {yes && decided.token && <FormButton token={decided.token} />}
      {yes && decided.token && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Belgeyi sonra da indirebilirsiniz: e-postanızdaki bağlantı artık kontratı ve kararınızı gösterir.
        </Typography>
      )}
    </DonePage>
  )
}
