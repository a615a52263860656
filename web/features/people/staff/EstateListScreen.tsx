import { useSearch } from '@tanstack/react-router'
import { VisibleStaff } from './VisibleStaff.tsx'

export default function EstateListScreen() {
  return (
    <VisibleStaff
      search={useSearch({ from: '/app/estateList' })}
      type="estate"
      title="Emlakçılar"
      nobody={{
        title: 'Emlakçı yok',
        owner: 'Mülklerinizle ilgilenecek bir emlakçı ekleyin; yalnızca seçtiğiniz mülkleri görür.',
        other: 'Mülk sahibi bir emlakçıyla çalıştığında adı ve telefonu burada görünür.',
      }}
    />
  )
}
