import type { PropertyRights, Relation } from '#domain/access/property-rights.ts'

/** A lawyer reads what was opened to lawyers, and changes only what the same lawyer brought; the owner's papers stay the owner's. */
export const mayManageDocument = (relation: Relation, rights: PropertyRights, isOwnUpload: boolean): boolean =>
  rights.manageDocuments && (relation !== 'lawyer' || isOwnUpload)

/** What a lawyer files would otherwise be out of that lawyer's own sight. */
export const seenByLawyer = (relation: Relation, chosen: boolean): boolean => chosen || relation === 'lawyer'
