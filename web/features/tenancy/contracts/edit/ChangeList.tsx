import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Change } from '#domain/tenancy/contracts/contract-changes.rules.ts'

const askAll = 'Kaydedince önceki onaylar düşer; kiracılara ve kefile yeni bağlantılarla yeniden sorulur.'
const askOne =
  'Şartlar aynı kalıyor: verilmiş onaylar geçerli. Telefonu değişen kişi henüz yanıt vermediyse eski bağlantısı düşer ve yalnız ona yeniden sorulur.'
const askNobody = 'Şartlar aynı kalıyor: verilmiş onaylar geçerli, kimseye yeniden sorulmaz.'

export function ChangeList({ changes, asks }: { changes: Change[]; asks: boolean }) {
  return (
    <>
      {changes.length === 0 ? (
        <Typography color="textSecondary">Henüz bir değişiklik yok.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {changes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
      {(asks || changes.length > 0) && (
        <Typography sx={{ mt: 1, fontWeight: asks ? 600 : 400 }}>
          {asks ? askAll : changes.some(({ asksOne }) => asksOne) ? askOne : askNobody}
        </Typography>
      )}
    </>
  )
}
