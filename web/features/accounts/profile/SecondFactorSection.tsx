import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { accountsMessages } from '#domain/accounts/accounts.messages.ts'
import { refreshProfile } from '#web/cache/accounts.keys.ts'
import { call } from '#web/lib/call.ts'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/ui/toast.tsx'
import { asProof, PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

type Doing =
  | { what: 'nothing' }
  | { what: 'starting' }
  | { what: 'setting-up'; password: string; uri: string; secret: string }
  | { what: 'renewing' }
  | { what: 'disabling' }
  | { what: 'showing-codes'; codes: string[] }

const nothing: Doing = { what: 'nothing' }

interface Props {
  enabled: boolean
  /** It has just been turned on. */
  onOpened?: () => void
}

export function SecondFactorSection({ enabled, onOpened }: Props) {
  const [doing, setDoing] = useState<Doing>(nothing)
  const stop = () => setDoing(nothing)

  const start = async (password: string) => {
    const { uri, secret } = await call(accountsApi.startSecondFactor, { body: { password } })
    setDoing({ what: 'setting-up', password, uri, secret })
  }
  const renew = async (password: string, code: string) => {
    const { recoveryCodes } = await call(accountsApi.renewRecoveryCodes, {
      body: { password, ...asProof(code) },
    })
    setDoing({ what: 'showing-codes', codes: recoveryCodes })
  }
  const disable = async (password: string, code: string) => {
    await call(accountsApi.disableSecondFactor, { body: { password, ...asProof(code) } })
    stop()
    notify.success(accountsMessages.secondFactorOff)
    await refreshProfile()
  }
  const opened = async (codes: string[]) => {
    setDoing({ what: 'showing-codes', codes })
    notify.success(accountsMessages.secondFactorOn)
    onOpened?.()
    await refreshProfile()
  }

  return (
    <Section
      title="İki adımlı doğrulama"
      lead="Girişte şifrenizin yanında telefonunuzdaki uygulamanın kodu da istenir. Şifreniz çalınsa bile hesabınıza girilemez."
      aside={
        <Chip
          size="small"
          variant="outlined"
          color={enabled ? 'success' : 'default'}
          label={enabled ? 'Açık' : 'Kapalı'}
        />
      }
    >
      {enabled ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setDoing({ what: 'renewing' })}>
            Kurtarma kodlarını yenile
          </Button>
          <Button color="error" onClick={() => setDoing({ what: 'disabling' })}>
            Kapat
          </Button>
        </Stack>
      ) : (
        <Button variant="outlined" onClick={() => setDoing({ what: 'starting' })}>
          İki adımlı doğrulamayı aç
        </Button>
      )}
      {doing.what === 'starting' && (
        <PasswordDialog
          title="İki adımlı doğrulamayı aç"
          text="Devam etmek için şifrenizi yazın."
          action="Devam Et"
          onConfirm={start}
          onCancel={stop}
        />
      )}
      {doing.what === 'setting-up' && (
        <SetUpSecondFactor
          uri={doing.uri}
          secret={doing.secret}
          onConfirm={async (code) => {
            const body = { code, password: doing.password }
            const { recoveryCodes } = await call(accountsApi.confirmSecondFactor, { body })
            await opened(recoveryCodes)
          }}
          onCancel={stop}
        />
      )}
      {doing.what === 'renewing' && (
        <PasswordDialog
          title="Kurtarma kodlarını yenile"
          text="Eski kurtarma kodlarınız geçersiz olur. Devam etmek için şifrenizi ve uygulamadaki kodu yazın."
          withCode
          action="Kodları Yenile"
          onConfirm={renew}
          onCancel={stop}
        />
      )}
      {doing.what === 'disabling' && (
        <PasswordDialog
          title="İki adımlı doğrulamayı kapat"
          text="Girişte yalnızca şifreniz istenecek. Kapatmak için şifrenizi ve uygulamadaki kodu yazın."
          withCode
          action="Kapat"
          destructive
          onConfirm={disable}
          onCancel={stop}
        />
      )}
      {doing.what === 'showing-codes' && <RecoveryCodesDialog codes={doing.codes} onClose={stop} />}
    </Section>
  )
}
