import { storageSlot } from '#web/lib/storage.ts'

/** The part of the wizard that survives a reload. Password and national ID are never stored. */
export interface RegisterDraft {
  firstname: string
  lastname: string
  email: string
  dogumYili: string
  userType: '' | 'tenant' | 'landlord'
}

const slot = storageSlot<Partial<Record<keyof RegisterDraft, unknown>>>('registerDraft')
export const emptyDraft: RegisterDraft = { firstname: '', lastname: '', email: '', dogumYili: '', userType: '' }

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')

export function loadDraft(): RegisterDraft {
  const { firstname, lastname, email, dogumYili, userType } = slot.read() ?? emptyDraft
  return {
    firstname: text(firstname),
    lastname: text(lastname),
    email: text(email),
    dogumYili: text(dogumYili),
    userType: userType === 'tenant' || userType === 'landlord' ? userType : '',
  }
}

/** Takes the whole form and picks the fields, so that a caller cannot store a secret by accident. */
export const saveDraft = ({ firstname, lastname, email, dogumYili, userType }: RegisterDraft) =>
  slot.write({ firstname, lastname, email, dogumYili, userType })

export const clearDraft = () => slot.remove()
