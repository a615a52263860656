import { type DeadlineRule, usualReminders } from './deadline-rule.rules.ts'

/** Deadlines of a property, rented or not. */
export const propertyDeadlineRules = {
  dask_end: {
    label: 'DASK',
    title: 'DASK poliçesi bitiyor',
    article: '6305 sayılı Kanun',
    text: 'Zorunlu deprem sigortası her yıl yenilenir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Poliçeyi yenileyin ve yeni bitiş tarihini mülkün özelliklerine yazın.',
        action: { label: 'Poliçeyi güncelle', target: 'features' },
      },
    },
    remindAt: usualReminders,
  },
  document_end: {
    label: 'Belge geçerliliği',
    title: 'Belgenin geçerliliği bitiyor',
    article: '',
    text: 'Belgeye yazılan geçerlilik tarihi doluyor.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Belgeyi yenileyin; yeni dosyayı yükleyip geçerlilik tarihini güncelleyin.',
        action: { label: 'Belgeyi aç', target: 'documents' },
      },
    },
    remindAt: usualReminders,
  },
} satisfies Record<string, DeadlineRule>
