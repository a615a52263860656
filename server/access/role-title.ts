import { shownEngagement, subjectAs } from '#domain/access/engagements.ts'
import { roleTitle } from '#domain/access/roles.ts'
import type { Actor } from '#server/http/actor.ts'

/** The role shown beside a text: the author's role for this owner, or the role currently shown in the header. */
export function titleOfActor({ subject, engagements, chosen, userId }: Actor, owner?: string): string {
  const withOwner = engagements.find(({ owner_id }) => owner_id === owner)
  const shown = owner === userId ? null : shownEngagement({ own: subject, engagements, chosen })
  return roleTitle(subjectAs(subject, withOwner ?? shown))
}
