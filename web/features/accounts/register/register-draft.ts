/** What survives a reload of the wizard. The password and the national ID are never written anywhere. */
export interface RegisterDraft {
  firstname: string
  lastname: string
  email: string
  dogumYili: string
  userType: '' | 'tenant' | 'landlord'
}

const key = 'register-draft'
export const emptyDraft: RegisterDraft = { firstname: '', lastname: '', email: '', dogumYili: '', userType: '' }

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')

export function loadDraft(): RegisterDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const userType = stored.userType
    return {
      firstname: text(stored.firstname),
      lastname: text(stored.lastname),
      email: text(stored.email),
      dogumYili: text(stored.dogumYili),
      userType: userType === 'tenant' || userType === 'landlord' ? userType : '',
    }
  } catch {
    return emptyDraft
  }
}

/** Takes the whole form and picks: a caller cannot hand over a secret by accident. */
export function saveDraft(form: RegisterDraft) {
  const { firstname, lastname, email, dogumYili, userType } = form
  try {
    sessionStorage.setItem(key, JSON.stringify({ firstname, lastname, email, dogumYili, userType }))
  } catch {
    // Storage can be full or switched off; the form itself still holds everything.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See saveDraft.
  }
}
