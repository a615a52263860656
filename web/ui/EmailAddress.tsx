/** A long address breaks before its @, not inside the domain. */
export function EmailAddress({ email }: { email: string }) {
  const [name, ...place] = email.split('@')
  return (
    <>
      {name}
      {place.length > 0 && (
        <>
          <wbr />@{place.join('@')}
        </>
      )}
    </>
  )
}
