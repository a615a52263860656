import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Section } from '#web/ui/Section.tsx'
import { PasswordDialog, proofFrom } from './PasswordDialog.tsx'
import {
  useConfirmSecondFactor,
  useDisableSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
} from './profile.queries.ts'
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
  /** Called when the second factor has just been turned on. */
  onOpened?: () => void
}

export function SecondFactorSection({ enabled, onOpened }: Props) {
  const [doing, setDoing] = useState<Doing>(nothing)
  const stop = () => setDoing(nothing)

  const start = useStartSecondFactor()
  const confirmation = useConfirmSecondFactor()
  const renewal = useRenewRecoveryCodes()
  const disabling = useDisableSecondFactor()
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    setDoing({ what: 'showing-codes', codes: recoveryCodes })

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
          onConfirm={({ password }, refused) =>
            start.run(
              { password },
              { done: ({ uri, secret }) => setDoing({ what: 'setting-up', password, uri, secret }), refused },
            )
          }
          onCancel={stop}
        />
      )}
      {doing.what === 'setting-up' && (
        <SetUpSecondFactor
          uri={doing.uri}
          secret={doing.secret}
          onConfirm={(code, refused) =>
            confirmation.run(
              { code, password: doing.password },
              {
                done: (answer) => {
                  showCodes(answer)
                  onOpened?.()
                },
                refused,
              },
            )
          }
          onCancel={stop}
        />
      )}
      {doing.what === 'renewing' && (
        <PasswordDialog
          title="Kurtarma kodlarını yenile"
          text="Eski kurtarma kodlarınız geçersiz olur. Devam etmek için şifrenizi ve uygulamadaki kodu yazın."
          withCode
          action="Kodları Yenile"
          onConfirm={({ password, code }, refused) =>
            renewal.run({ password, ...proofFrom(code) }, { done: showCodes, refused })
          }
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
          onConfirm={({ password, code }, refused) =>
            disabling.run({ password, ...proofFrom(code) }, { done: stop, refused })
          }
          onCancel={stop}
        />
      )}
      {doing.what === 'showing-codes' && <RecoveryCodesDialog codes={doing.codes} onClose={stop} />}
    </Section>
  )
}
