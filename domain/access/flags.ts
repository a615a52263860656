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

/** The flags that a host can grant. */
export const editableFlags = [...permissionFlags] as const

export const flagLabels: Record<PermissionFlag, string> = {
  canAddProperty: 'Mülk ekleyebilir',
  canManageSuggestions: 'Talepleri yönetebilir',
  canManagePayments: 'Ödemeleri yönetebilir',
  canManageDocuments: 'Belgeleri yönetebilir',
  canManageMeters: 'Sayaçları yönetebilir',
  // Despite its name this flag only notifies of requests, and so lets its holder read them (ROLE-13).
  canManageAllProperties: 'Taleplerden haberdar olur',
}
