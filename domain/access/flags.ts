/** The rights that an owner can grant to staff, with their labels; each is a column of `engagements`. */
export const flagLabels = {
  canAddProperty: 'Mülk ekleyebilir',
  canManageSuggestions: 'Talepleri yönetebilir',
  canManagePayments: 'Ödemeleri yönetebilir',
  canManageDocuments: 'Belgeleri yönetebilir',
  canManageMeters: 'Sayaçları yönetebilir',
  // Despite its name this flag only notifies of requests, and so lets its holder read them (ROLE-13).
  canManageAllProperties: 'Taleplerden haberdar olur',
} as const

export type PermissionFlag = keyof typeof flagLabels
export type Flags = Record<PermissionFlag, boolean>

export const permissionFlags = Object.keys(flagLabels) as PermissionFlag[]

export const noFlags: Readonly<Flags> = Object.freeze(
  Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Flags,
)

/** The flags that a host can grant. */
export const editableFlags = [...permissionFlags] as const
