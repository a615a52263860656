/** A long address breaks before its @, not inside the domain. */
export function EmailAddress({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </>
  )
}
