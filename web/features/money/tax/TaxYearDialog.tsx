import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { type TaxYearRow, taxYearForm } from '#domain/money/tax/tax-years.schema.ts'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField, PercentField, PermilleField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useSaveTaxYear } from './tax.queries.ts'

interface Props {
  year: number
  /** The initial values: the year itself, or the year before a new one. */
  from: TaxYearRow
  /** 0 for a year that does not exist yet. */
  version: number
  onClose: () => void
}

/** One line per bracket: upper limit, rate, and a button to remove it. */
const bracketRow = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 88px 44px', sm: '240px 140px 44px' },
} as const

/** The figures of one tax year. Limits and rates must rise; the last bracket has no upper limit. */
export function TaxYearDialog({ year, from, version, onClose }: Props) {
  const { exemption, ceiling, workplace_limit, plain_limit, lump_percent, brackets, source } = from
  const { stamp_permille, stamp_guarantee_permille, stamp_cap, bank_penalty } = from
  const sending = useSaveTaxYear()
  const { control, dialog } = useDialogForm({
    schema: taxYearForm,
    initial: {
      exemption,
      ceiling,
      workplace_limit,
      plain_limit,
      lump_percent,
      stamp_permille,
      stamp_guarantee_permille,
      stamp_cap,
      bank_penalty,
      brackets,
      source: version === 0 ? '' : source,
    },
    write: {
      ...sending,
      run: (figures, after) => sending.run({ year, version, figures }, after),
    },
    onClose,
  })
  const rows = useFieldArray({ control, name: 'brackets' })
  return (
    <FormDialog
      title={`${year} kira vergisi rakamları`}
      submitLabel="Kaydet"
      long
      {...dialog}
      error={null}
      errorBelow={dialog.error && `${messageOf(dialog.error)} Yazdıklarınız duruyor.`}
    >
      <Stack spacing={3}>
        <Typography variant="body2" color="textSecondary">
          {version === 0
            ? `Alanlar ${from.year} rakamlarıyla dolu gelir; her birini yayımlanan tebliğle karşılaştırın.`
            : 'Değişiklik, bu yılın bütün vergi tablolarına hemen yansır ve geçmişte görünür.'}
        </Typography>
        <FieldGroup title="İstisna ve sınırlar">
          <MoneyField control={control} name="exemption" label="Konut istisnası" required />
          <MoneyField control={control} name="ceiling" label="İstisna için gelir tavanı" />
          <MoneyField control={control} name="workplace_limit" label="Stopajlı iş yeri beyan sınırı" />
          <MoneyField control={control} name="plain_limit" label="Stopajsız kira beyan sınırı" />
          <PercentField control={control} name="lump_percent" label="Götürü gider oranı" required autoComplete="off" />
        </FieldGroup>
        <FieldGroup title="Kontratların damga vergisi">
          <PermilleField control={control} name="stamp_permille" label="Kira bedeli, binde" autoComplete="off" />
          <PermilleField control={control} name="stamp_guarantee_permille" label="Kefalet, binde" autoComplete="off" />
          <MoneyField control={control} name="stamp_cap" label="Kâğıt başına üst sınır" />
        </FieldGroup>
        <FieldGroup title="Banka dışı kira ödemesi (VUK mükerrer 355)">
          <MoneyField control={control} name="bank_penalty" label="En düşük özel usulsüzlük cezası" />
        </FieldGroup>
        <FieldGroup title="Tarife (ücret dışı gelirler)">
          {rows.fields.map(({ id }, at) => {
            const isLast = at === rows.fields.length - 1
            return (
              <WholeRow key={id}>
                <Box sx={bracketRow}>
                  {isLast ? (
                    <Typography sx={{ pt: 2 }}>Üstü</Typography>
                  ) : (
                    <MoneyField
                      control={control}
                      name={`brackets.${at}.up_to`}
                      label={`${at + 1}. dilim üst sınırı`}
                      required
                    />
                  )}
                  <PercentField
                    control={control}
                    name={`brackets.${at}.percent`}
                    label={`${at + 1}. oran`}
                    required
                    autoComplete="off"
                  />
                  {!isLast && (
                    <IconButton
                      onClick={() => rows.remove(at)}
                      disabled={rows.fields.length <= 2}
                      aria-label={`${at + 1}. dilimi kaldır`}
                      sx={{ width: 44, height: 44, mt: 0.75 }}
                    >
                      <X size={20} aria-hidden />
                    </IconButton>
                  )}
                </Box>
              </WholeRow>
            )
          })}
          <WholeRow>
            <Button
              onClick={() => rows.insert(rows.fields.length - 1, { up_to: null, percent: 0 })}
              disabled={rows.fields.length >= 10}
              sx={{ ml: -1 }}
            >
              Dilim ekle
            </Button>
          </WholeRow>
        </FieldGroup>
        <FieldGroup title="Kaynak">
          <WholeRow>
            <FormField
              control={control}
              name="source"
              label="Kaynak"
              required
              fullWidth
              helperText="Tebliğ numarası ve Resmî Gazete günü"
            />
          </WholeRow>
        </FieldGroup>
      </Stack>
    </FormDialog>
  )
}
