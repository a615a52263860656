import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { WholeRow } from '#web/forms/FieldGroup.tsx'

type Name = `tenants.${number}.signs_on_paper` | 'guarantor.signs_on_paper'

/** For a person without e-mail and phone: both fields are emptied, because only such a person signs on paper. */
export function OnPaperField({ name, onTurnOn }: { name: Name; onTurnOn: () => void }) {
  const form = useFormContext<ContractInForm>()
  const onPaper = useWatch({ control: form.control, name })
  const problem = form.getFieldState(name, form.formState).error?.message
  const turn = (on: boolean) => {
    form.setValue(name, on, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    if (on) onTurnOn()
  }
  return (
    <WholeRow>
      <FormControlLabel
        control={<Checkbox checked={onPaper ?? false} onChange={(_, on) => turn(on)} />}
        label="E-postası da telefonu da yok; kâğıtta imzalayacak"
      />
      {onPaper && (
        <FormHelperText sx={{ ml: 4 }}>
          Bağlantı gitmez. Kontratı yazdırırsınız, kişi elle imzalar, taramasını siz yüklersiniz; her yerde “
          {onPaperText}” yazar. Sonradan bir e-posta eklerseniz kişi kaydı görür ve itiraz edebilir.
        </FormHelperText>
      )}
      {problem && (
        <FormHelperText error sx={{ ml: 4 }}>
          {problem}
        </FormHelperText>
      )}
    </WholeRow>
  )
}
