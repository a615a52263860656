import type { CatalogueTable } from './personal-table.ts'

export const conversationTables: Record<string, CatalogueTable> = {
  message_files: {
    group: 'messages',
    about: 'message_id in (select id from messages where chat_id in {chats})',
    columns: { plain: 'message_id position', file: 'file_id' },
    deletionRules: [
      { where: 'message_id in (select id from messages where sender_id = :user)', does: 'delete' },
      {
        where: 'message_id in (select id from messages where chat_id in {chats})',
        does: 'keep',
        basis: 'others',
      },
    ],
  },
  messages: {
    group: 'messages',
    about: 'chat_id in {chats}',
    columns: {
      plain: 'id chat_id seq timestamp is_read read_at',
      person: 'sender_id',
      words: 'text',
      derived: 'search_key',
    },
    deletionRules: [
      { where: 'sender_id = :user', does: 'delete' },
      { where: 'chat_id in {chats}', does: 'anonymise' },
    ],
  },
  chats: {
    group: 'messages',
    about: ':user in (user1, user2)',
    columns: { plain: 'id created_at updated_at', person: 'user1 user2' },
    deletionRules: [{ where: ':user in (user1, user2)', does: 'keep', basis: 'others' }],
  },
  suggestion_views: {
    group: 'requests',
    about: 'user_id = :user',
    columns: { plain: 'suggestion_id role_label seen_at', person: 'user_id' },
    deletionRules: [
      { where: 'user_id = :user', does: 'delete' },
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
    ],
  },
  suggestion_comments: {
    group: 'requests',
    about: 'author_id = :user or suggestion_id in {requests}',
    columns: {
      plain: 'id suggestion_id role_label created_at',
      person: 'author_id',
      name: 'author_name',
      words: 'text',
    },
    deletionRules: [
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
      { where: 'author_id = :user', does: 'anonymise' },
      // Comments by others about the person keep their author's name.
      { where: 'suggestion_id in {requests}', does: 'anonymise', set: { author_name: 'author_name' } },
    ],
  },
  suggestion_files: {
    group: 'requests',
    about: 'suggestion_id in {requests}',
    columns: { plain: 'suggestion_id position', file: 'file_id' },
    deletionRules: [
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
      { where: 'suggestion_id in {requests}', does: 'keep', basis: 'others' },
    ],
  },
  suggestions: {
    group: 'requests',
    about: 'tenant_id = :user or host_id = :user',
    columns: {
      plain: `id property_id fixture_id oncelik durum olusturma_tarihi oneri_tipi onaylama_tarihi reddetme_tarihi
        tamamlanma_tarihi maliyet maliyet_sahibi version`,
      person: `tenant_id host_id created_by onaylayan_kullanici_id reddeden_kullanici_id tamamlayan_kullanici_id`,
      words: 'demirbas aciklama ret_nedeni',
      derived: 'search_key',
    },
    traces: 'created_by onaylayan_kullanici_id reddeden_kullanici_id tamamlayan_kullanici_id',
    deletionRules: [
      { where: 'property_id in {own}', does: 'delete' },
      { where: 'tenant_id = :user or host_id = :user or created_by = :user', does: 'anonymise' },
    ],
  },
  notifications: {
    group: 'notifications',
    about: 'user_id = :user',
    columns: {
      plain: 'id kind property_id link is_read target_audience sender_type created_at deleted_at',
      person: 'user_id created_by',
      words: 'event',
    },
    traces: 'created_by',
    mentions: 'anything',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  mail_attachments: {
    group: 'mails',
    about: 'id in (select attachment_id from mails where "to" = any(:emails))',
    columns: { plain: 'id type created_at', words: 'name', bytes: 'content' },
    mentions: 'anything',
    deletionRules: [
      {
        where: `id in (select attachment_id from mails where "to" = any(:emails)) and not exists
          (select 1 from mails m where m.attachment_id = mail_attachments.id and not m."to" = any(:emails))`,
        does: 'delete',
      },
      { where: 'id in (select attachment_id from mails where "to" = any(:emails))', does: 'keep', basis: 'others' },
    ],
  },
  mails: {
    group: 'mails',
    about: '"to" = any(:emails)',
    columns: {
      plain: 'id template state tries created_at sent_at attachment_id',
      contact: 'to',
      words: 'subject html text last_error',
      json: 'params',
    },
    withheld: 'params',
    mentions: 'anything',
    deletionRules: [{ where: '"to" = any(:emails)', does: 'delete' }],
  },
  sms_messages: {
    group: 'mails',
    about: `"to" = any(:phones) and not exists (select 1 from users o where o."phoneNumber" = "to" and o.id <> :user)`,
    // Phone numbers are never verified and messages mostly contain codes, so the text is a secret.
    columns: { plain: 'id state tries created_at sent_at', contact: 'to', secret: 'text', words: 'last_error' },
    deletionRules: [{ where: '"to" = any(:phones)', does: 'delete' }],
  },
  deadline_marks: {
    group: 'account',
    about: 'user_id = :user',
    columns: { plain: 'key property_id side date marked_at', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  deadline_reminders: {
    group: 'account',
    about: 'user_id = :user',
    columns: { plain: 'key step date', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  deadline_digests: {
    group: 'account',
    about: 'user_id = :user',
    columns: { plain: 'day told', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
}
