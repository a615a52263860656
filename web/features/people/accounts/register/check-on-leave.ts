import { useEffect, useRef } from 'react'
import type { RegisterForm, StepOneField } from './register-form.ts'

/**
 * Checks a filled field when it is left, and again while an error is corrected. The error text makes the form longer,
 * so it waits for the mouse button to be released; otherwise the pressed button would move and the click would be lost.
 */
export function useCheckOnLeave(form: RegisterForm) {
  const { errors } = form.formState
  const pressed = useRef(false)

  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
    }
    const watched = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [name, hear] of Object.entries(watched)) window.addEventListener(name, hear, true)
    return () => {
      for (const [name, hear] of Object.entries(watched)) window.removeEventListener(name, hear, true)
    }
  }, [])

  return (name: StepOneField) => ({
    name,
    onBlur: () => {
      if (!form.getValues(name)) return
      const check = () => void form.trigger(name)
      if (pressed.current) window.addEventListener('pointerup', () => setTimeout(check), { once: true })
      else check()
    },
    onChange: () => {
      if (errors[name]) void form.trigger(name)
    },
  })
}
