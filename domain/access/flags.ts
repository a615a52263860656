export const permissionFlags = [
  'canAddProperty',
  'canManageSuggestions',
  'canManagePayments',
  'canManageDocuments',
  'canManageMeters',
  'canManageAllProperties',
] as const

export type PermissionFlag = (typeof permissionFlags)[number]
export type Flags = Record<PermissionFlag, boolean>

export const noFlags: Readonly<Flags> = Object.freeze({
  canAddProperty: false,
  canManageSuggestions: false,
  canManagePayments: false,
  canManageDocuments: false,
  canManageMeters: false,
  canManageAllProperties: false,
})

/** What a host can grant; canManageAllProperties only widens request notifications (ROLE-13) and has no switch. */
export const editableFlags = [
  'canAddProperty',
  'canManageSuggestions',
  'canManagePayments',
  'canManageDocuments',
  'canManageMeters',
] as const satisfies readonly PermissionFlag[]

export const flagLabels: Record<PermissionFlag, string> = {
  canAddProperty: 'Mülk ekleyebilir',
  canManageSuggestions: 'Talepleri yönetebilir',
  canManagePayments: 'Ödemeleri yönetebilir',
  canManageDocuments: 'Belgeleri yönetebilir',
  canManageMeters: 'Sayaçları yönetebilir',
  canManageAllProperties: 'Tüm mülkleri yönetebilir',
}
