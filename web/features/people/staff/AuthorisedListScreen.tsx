import { useSearch } from '@tanstack/react-router'
import { VisibleStaff } from './VisibleStaff.tsx'

export default function AuthorisedListScreen() {
  return (
    <VisibleStaff
      search={useSearch({ from: '/app/authorisedList' })}
      type="authorised"
      title="Yetkili Kişiler"
      nobody={{
        title: 'Yetkili kişi yok',
        owner: 'İşlerinizi sizin adınıza yürütecek birini ekleyin; yetkilerini ve mülklerini siz belirlersiniz.',
        other: 'Mülk sahibi yetkili bir kişi eklediğinde adı ve telefonu burada görünür.',
      }}
    />
  )
}
