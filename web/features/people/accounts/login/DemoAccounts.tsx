import type { PublicConfig } from '#domain/kernel/public-config.ts'

type DemoAccount = PublicConfig['demoAccounts'][number]

/** Only in demo mode, where the accounts are invented and public. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  if (accounts.length === 0) return null
  return (
    <section className="login-demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Deneme hesapları</h2>
      <p>Birini seçin, form dolsun; sonra “Giriş Yap” düğmesine basın.</p>
      <div>
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            className="login-quiet-button"
            title={account.email}
            onClick={() => onChoose(account)}
          >
            {account.label}
          </button>
        ))}
      </div>
    </section>
  )
}
