import type { EmailData, EmailName } from './emails.tsx'

const publicUrl = 'https://kira.example.com'
const firstname = 'İpek'

const contract = {
  tenant_email: 'ipek@example.com',
  tenant_name: 'İpek Işık',
  owner_name: 'Ayşe Yıldırım',
  owner_email: 'ayse@example.com',
  property_title: 'Moda Caddesi 2+1 Daire',
  contract_id: '0192f3c4-5d6e-7000-8000-abcdef12ab34',
  monthly_rent: '25.000,00 ₺',
  start_date: '2024-03-05',
  duration: '1 yıl',
  has_guarantor: true,
  guarantor_approval_status: 'pending' as const,
  status: 'waiting_for_guarantor',
  revision_note: '',
}
const contractPage = `${publicUrl}/viewContract/${contract.contract_id}`
const tenantPage = `${publicUrl}/tenant-approval/dGVuYW50`

/** Invented people in every letter: what /email-test shows and what the tests of the letters read. */
export const emailSamples: { [Name in EmailName]: EmailData<Name> } = {
  welcome: { firstname, link: `${publicUrl}/confirm-email?token=abc` },
  'address-proof': { firstname, link: `${publicUrl}/confirm-email?token=abc` },
  'address-known': { firstname, publicUrl },
  'email-changed': { firstname, email: 'yeni@example.com', done: true },
  activation: { firstname, publicUrl },
  refusal: { firstname, reason: 'Kimlik bilgileri eksik.\nLütfen yeniden gönderin.' },
  'password-reset': { firstname, link: `${publicUrl}/reset-password?token=abc&id=1` },
  'password-changed': { firstname, changedAt: '2026-11-14T06:05:00Z', publicUrl },
  'contract-created': { ...contract, has_guarantor: false, guarantor_approval_status: null, link: contractPage },
  'tenant-approval': { ...contract, tenant_count: 2, link: tenantPage },
  'contract-status': {
    ...contract,
    status: 'rejected',
    status_label: 'Düzenleme bekliyor',
    revision_note: 'Depozito iki kira olsun.\nBaşlangıç 1 Nisan olsun.',
    link: contractPage,
  },
  'approval-reminder': {
    ...contract,
    guarantor_approval_status: 'approved',
    expires_at: '2024-03-12T09:00:00Z',
    link: tenantPage,
  },
  'guarantor-request': {
    guarantor_email: 'kemal@example.com',
    guarantor_name: 'Kemal Işık',
    tenant_name: contract.tenant_name,
    owner_name: contract.owner_name,
    property_title: contract.property_title,
    contract_id: contract.contract_id,
    monthly_rent: contract.monthly_rent,
    start_date: contract.start_date,
    duration: contract.duration,
    approval_token: 'a2VmaWw',
    link: `${publicUrl}/guarantor-approval/a2VmaWw`,
    phone: '0212 555 00 00',
  },
  'contract-expiry': {
    ...contract,
    name: contract.owner_name,
    end_date: '2025-03-04',
    days_left: 30,
    tenant: false,
    link: contractPage,
  },
  'contract-ended': {
    ...contract,
    name: contract.tenant_name,
    by: contract.owner_name,
    reason: 'Mülk satılıyor.',
  },
  'decision-code': {
    name: contract.tenant_name,
    property_title: contract.property_title,
    owner_name: contract.owner_name,
    code: '483920',
  },
  'link-withdrawn': {
    name: contract.tenant_name,
    property_title: contract.property_title,
    owner_name: contract.owner_name,
    contract_id: contract.contract_id,
  },
  'signed-on-paper': {
    name: contract.tenant_name,
    property_title: contract.property_title,
    owner_name: contract.owner_name,
    contract_id: contract.contract_id,
    guarantor: false,
  },
  invitation: {
    firstname,
    inviter: 'Ayşe Yıldırım',
    role: 'Emlakçı',
    properties: ['Moda Caddesi 2+1 Daire', 'Şişli Stüdyo'],
    link: `${publicUrl}/forgot-password?token=abc&davet=1`,
  },
  'tenant-added': {
    firstname,
    host: 'Ayşe Yıldırım',
    property: 'Moda Caddesi 2+1 Daire',
    link: `${publicUrl}/dashboard`,
  },
  'request-created': {
    firstname,
    author: 'Mehmet Öztürk',
    property: 'Moda Caddesi 2+1 Daire',
    subject: 'Kombi',
    request: 'Kombi su akıtıyor.',
    priority: 'Yüksek',
    link: `${publicUrl}/property-detail/1?tab=talepler&talep=2`,
  },
  'request-rejected': {
    firstname,
    property: 'Moda Caddesi 2+1 Daire',
    request: 'Kombi su akıtıyor.',
    reason: 'Bakım kiracıya aittir.',
    link: `${publicUrl}/property-detail/1?tab=talepler&talep=2`,
  },
  notification: {
    firstname,
    kind: 'Talepler',
    event: 'Moda Caddesi 2+1 Daire: “Kombi” talebiniz onaylandı.',
    link: `${publicUrl}/property-detail/1?tab=talepler`,
    settings: `${publicUrl}/profile#bildirimler`,
  },
}
