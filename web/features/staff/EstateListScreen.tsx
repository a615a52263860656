import { VisibleStaff } from './VisibleStaff.tsx'

export default function EstateListScreen() {
  return (
    <VisibleStaff
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
