import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  problem?: string | undefined
  /** Placed at the end of the field. */
  button?: ReactNode
}

/** A plain HTML text field; the other forms have the same look through MUI (web/ui/TextInput.tsx). */
export function PlainField({ label, problem, button, ...input }: Props) {
  const id = useId()
  const problemId = `${id}-aciklama`
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <span className="plain-input">
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        {button}
      </span>
      {problem && (
        <p id={problemId} className="plain-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
