import type { CatalogueTable } from './personal-table.ts'

const ownTarget = `((target_type = 'post' and target_id in (select id from forum_posts where author_id = :user))
  or (target_type = 'reply' and target_id in (select id from forum_replies where author_id = :user)))`

export const communityTables: Record<string, CatalogueTable> = {
  forum_edits: {
    group: 'community',
    about: ownTarget,
    columns: { plain: 'id target_id target_type until', words: 'title content' },
    deletionRules: [{ where: ownTarget, does: 'delete' }],
  },
  // Likes stay without a name, because posts store their counts.
  forum_likes: {
    group: 'community',
    about: 'user_id = :user',
    columns: { plain: 'target_id target_type created_at', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'keep', basis: 'others' }],
  },
  forum_bookmarks: {
    group: 'community',
    about: 'user_id = :user',
    columns: { plain: 'post_id created_at', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  forum_notifications: {
    group: 'community',
    about: 'user_id = :user or actor_id = :user',
    columns: { plain: 'id kind post_id target_id created_at', person: 'user_id actor_id' },
    deletionRules: [{ where: 'user_id = :user or actor_id = :user', does: 'delete' }],
  },
  forum_reports: {
    group: 'community',
    about: 'reporter_id = :user',
    columns: {
      plain: 'id target_id target_type post_id reason created_at closed_at',
      person: 'reporter_id closed_by',
      words: 'note',
    },
    traces: 'closed_by',
    deletionRules: [{ where: 'reporter_id = :user', does: 'anonymise' }],
  },
  forum_files: {
    group: 'community',
    about: 'post_id in (select id from forum_posts where author_id = :user)',
    columns: { plain: 'post_id position', file: 'file_id' },
    deletionRules: [{ where: 'post_id in (select id from forum_posts where author_id = :user)', does: 'delete' }],
  },
  forum_replies: {
    group: 'community',
    about: 'author_id = :user',
    columns: {
      plain: `id post_id parent_reply_id path like_count is_edited created_at updated_at hidden_at deleted_at`,
      person: 'author_id hidden_by',
      words: 'content hidden_reason',
    },
    traces: 'hidden_by',
    near: 'post_id in (select id from forum_posts where author_id = :user)',
    deletionRules: [{ where: 'author_id = :user', does: 'anonymise' }],
  },
  forum_posts: {
    group: 'community',
    about: 'author_id = :user',
    columns: {
      plain: `id category tags view_count reply_count like_count is_pinned is_locked is_edited created_at updated_at
        last_activity hidden_at deleted_at`,
      person: 'author_id hidden_by',
      words: 'title content hidden_reason',
      derived: 'search_key',
    },
    traces: 'hidden_by',
    deletionRules: [{ where: 'author_id = :user', does: 'anonymise', set: { tags: "'{}'" } }],
  },
  ticket_files: {
    group: 'support',
    about: 'ticket_id in (select id from tickets where creator_id = :user)',
    columns: { plain: 'ticket_id reply_id position', file: 'file_id' },
    deletionRules: [
      {
        where: 'file_id in (select id from files where uploaded_by = :user)',
        does: 'delete',
      },
      { where: 'ticket_id in (select id from tickets where creator_id = :user)', does: 'keep', basis: 'others' },
    ],
  },
  ticket_replies: {
    group: 'support',
    about: 'author_id = :user or ticket_id in (select id from tickets where creator_id = :user)',
    columns: {
      plain: 'id ticket_id by_support created_at updated_at',
      person: 'author_id',
      words: 'text',
      derived: 'search_key',
    },
    deletionRules: [
      {
        where: 'author_id = :user or ticket_id in (select id from tickets where creator_id = :user)',
        does: 'anonymise',
      },
    ],
  },
  tickets: {
    group: 'support',
    about: 'creator_id = :user',
    columns: {
      plain: `id category priority status created_at updated_at first_answer_at closed_at rating`,
      person: 'creator_id assigned_to',
      words: 'subject body',
      json: 'situation',
      derived: 'search_key',
    },
    traces: 'assigned_to',
    deletionRules: [{ where: 'creator_id = :user', does: 'anonymise', set: { situation: 'null' } }],
  },
  // Append-only: everyone may know who ran a tool on their records.
  maintenance_runs: {
    group: 'history',
    about: 'actor_id = :user',
    columns: {
      plain: 'id operation dry_run success message total at',
      person: 'actor_id',
      name: 'actor_name',
      json: 'changes',
      contact: 'ip user_agent',
    },
    deletionRules: [{ where: 'actor_id = :user', does: 'keep', basis: 'oversight' }],
  },
  // Append-only and hash-chained; it only contains ids, so it does not reveal a deleted person.
  audit_log: {
    group: 'history',
    about: 'actor_id = :user or subject_id = :user',
    columns: {
      plain: 'id at act area kind actor_kind record_id evidence signature seq hash',
      person: 'actor_id subject_id',
      json: 'detail',
      contact: 'address device',
    },
    onlyFor: { 'actor_id = :user': 'address device' },
    deletionRules: [{ where: 'actor_id = :user or subject_id = :user', does: 'keep', basis: 'oversight' }],
  },
  canned_answers: { nobody: 'texts of the support for everybody', columns: 'id title title_key text updated_at' },
  posts: {
    nobody: 'articles for everybody',
    columns: `id slug title summary body signs draft publish_on cover_file author_id search_key version created_at updated_at`,
    traces: 'author_id',
  },
  post_fills: { nobody: 'which articles came with the product', columns: 'key filled_at' },
}
