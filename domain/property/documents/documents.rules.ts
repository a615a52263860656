import type { PropertyRights, Relation } from '#domain/access/property-rights.ts'

/** A lawyer may read documents shared with lawyers but change only those they uploaded themselves. */
export const mayManageDocument = (relation: Relation, rights: PropertyRights, isOwnUpload: boolean): boolean =>
  rights.manageDocuments && (relation !== 'lawyer' || isOwnUpload)

/** A lawyer's own uploads are always shared with lawyers, otherwise the lawyer could not see them. */
export const seenByLawyer = (relation: Relation, chosen: boolean): boolean => chosen || relation === 'lawyer'
