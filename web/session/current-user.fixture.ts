import { noFlags } from '#domain/access/flags.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import type { CurrentUser, UserDocument } from '#domain/people/accounts/accounts.schema.ts'

const nobody: UserDocument = {
  id: '0199a000-0000-7000-8000-000000000001',
  accountId: '0199a000-0000-7000-8000-000000000002',
  email: 'ayse@ornek.com',
  username: 'Ayşe Yılmaz',
  avatar: 'AY',
  phoneNumber: '+905551112233',
  kimlikNo: '1*********6',
  dogumTarihi: '1990',
  address: null,
  lastPasswordChange: null,
  last_seen: null,
  createdBy: null,
  role: 'user',
  userType: 'tenant',
  lawyer: false,
  authorised: false,
  estate: false,
  host: false,
  tenants: false,
  proxy: false,
  shareholder: false,
  is_active: true,
  refusal_reason: null,
  suspended_at: null,
  owned_id: [],
  renters_id: [],
  holds_shares: false,
  tenant_id: null,
  authorised_properties_id: [],
  lawyer_properties_id: [],
  estate_properties_id: [],
  ...noFlags,
}

export function signedInUser(named: Partial<UserDocument> = {}): CurrentUser {
  const user = { ...nobody, ...named }
  return {
    account: {
      id: user.accountId,
      email: user.email,
      name: user.username,
      twoFactorEnabled: false,
      emailProven: true,
      newEmail: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    user,
    roles: deriveRoles(user),
    engagements: [],
    chosen: null,
    invitations: 0,
  }
}
