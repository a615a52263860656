import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText, FolderOpen, Landmark, PenLine, ShieldCheck } from 'lucide-react'
import { contractCategory } from '#domain/property/documents/documents.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractsMessages } from '#domain/tenancy/contracts/contracts.messages.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { acceptedHint, acceptedTypes } from '#web/features/property/documents/file-kinds.ts'
import { addressOf } from '#web/lib/call.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { DownloadButton, OpenFileButton } from '#web/ui/file-buttons.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/ui/toast.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadGuarantee } from '../contracts.queries.ts'

const wide = { justifyContent: 'flex-start', textAlign: 'start' } as const

export function DocumentsSection({ view }: { view: ContractView }) {
  const { contract, guarantor } = view
  const params = { id: contract.id }
  const confirm = useConfirm()
  const askToReplace = () =>
    confirm({
      title: 'İmzalı kefalet belgesi değiştirilsin mi?',
      text: 'Seçtiğiniz tarama şimdikinin yerine geçer; eski tarama geri getirilemez.',
      confirmLabel: 'Değiştir',
      danger: true,
    })
  return (
    <Section title="Belgeler">
      <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
        {/* As a plain address, because the router would put a hash that looks like a number in quotes. */}
        <OpenFileButton
          href={`/verify?ozet=${contract.terms_hash}`}
          startIcon={<ShieldCheck size={18} aria-hidden />}
          sx={wide}
        >
          Şartların kaydını doğrula
        </OpenFileButton>
        {guarantor && (
          <DownloadButton href={addressOf(contractsApi.guaranteePdf, { params })} variant="outlined" sx={wide}>
            Kefalet belgesi (elle doldurulacak form)
          </DownloadButton>
        )}
        {contract.guarantor_scan && (
          <OpenFileButton
            href={fileAddress(contract.guarantor_scan)}
            startIcon={<FileText size={18} aria-hidden />}
            sx={wide}
          >
            İmzalı kefalet belgesini aç
          </OpenFileButton>
        )}
        {guarantor && contract.manage && !contract.cancelled && (
          <>
            <Typography variant="body2" color="textSecondary">
              Kefalet, kefilin kendi el yazısıyla tutarı, tarihi ve “müteselsil” sözünü yazmasıyla geçerli olur (TBK
              583). İmzalanan belgenin taramasını buraya ekleyin.
            </Typography>
            <UploadArea
              label={contract.guarantor_scan ? 'Yeni tarama yükleyin' : 'İmzalı taramayı yükleyin'}
              hint={acceptedHint}
              accept={acceptedTypes}
              multiple={false}
              camera
              dense
              upload={uploadGuarantee(contract.id)}
              {...(contract.guarantor_scan && { ask: askToReplace })}
              onDone={() => {
                notify.success(contractsMessages.scanSaved)
                void refreshContracts()
              }}
            />
          </>
        )}
        {contract.see_identity && (
          <LinkButton
            to="/contractEdevlet/$contractId"
            params={{ contractId: contract.id }}
            startIcon={<Landmark size={18} aria-hidden />}
            sx={wide}
          >
            e-Devlet’e girilecek bilgiler
          </LinkButton>
        )}
        {contract.tenancy_id && contract.manage && (
          <LinkButton
            to="/tenancy/$tenancyId"
            params={{ tenancyId: contract.tenancy_id }}
            hash="taahhut"
            startIcon={<PenLine size={18} aria-hidden />}
            sx={wide}
          >
            Tahliye taahhüdü
          </LinkButton>
        )}
        <LinkButton
          to="/documents"
          search={{ property: contract.property_id, category: contractCategory }}
          startIcon={<FolderOpen size={18} aria-hidden />}
          sx={wide}
        >
          {contract.manage ? 'Elle imzalanmış kontratı yükleyin ya da açın' : 'Mülkün kontrat belgeleri'}
        </LinkButton>
      </Stack>
    </Section>
  )
}
