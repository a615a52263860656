import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Part } from './ContractText.tsx'

/** The liability of a guarantor, shown before the question. Information, not legal advice. */
export function GuarantorDuty({ limit, tenants }: { limit: string; tenants: readonly string[] }) {
  return (
    <Card sx={{ mb: 2 }}>
      <Part title="Kefil olarak sorumluluğunuz">
        <Typography>
          En çok <strong>{limit}</strong>
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li + li': { mt: 0.75 } }}>
          <li>
            {tenants.join(', ')} kirayı ya da kontrattan doğan başka bir borcu ödemezse, yukarıdaki tutara kadar siz
            ödersiniz. Bu tutar hiçbir durumda aşılmaz.
          </li>
          <li>
            Kefalet <strong>müteselsildir</strong>: koşulları oluştuğunda kiraya veren, önce kiracıya karşı takip
            yapmadan doğrudan size başvurabilir.
          </li>
          <li>
            Evliyseniz <strong>eşinizin yazılı rızası</strong> en geç kefalet verildiği anda gerekir (TBK 584).
          </li>
          <li>
            Azami tutarı, tarihi ve “müteselsil” ibaresini <strong>kendi el yazınızla</strong> yazmanız gerekir (TBK
            583); elektronik imza yetmez. Bu yüzden buradaki “evet” yalnızca bir <strong>ön onaydır</strong>.
          </li>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Bu metin bilgi verir, hukuki danışmanlık değildir. Emin değilseniz karar vermeden bir avukata danışın.
        </Typography>
      </Part>
    </Card>
  )
}
