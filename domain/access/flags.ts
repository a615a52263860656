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

/** What a host can grant. */
export const editableFlags = [...permissionFlags] as const

export const flagLabels: Record<PermissionFlag, string> = {
  canAddProperty: 'Mülk ekleyebilir',
  canManageSuggestions: 'Talepleri yönetebilir',
  canManagePayments: 'Ödemeleri yönetebilir',
  canManageDocuments: 'Belgeleri yönetebilir',
  canManageMeters: 'Sayaçları yönetebilir',
  // Its name promises more than the specification gives it (ROLE-13): being told of requests, and so reading them.
  canManageAllProperties: 'Taleplerden haberdar olur',
}
