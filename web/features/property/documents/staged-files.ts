import { useState } from 'react'
import { newId } from '#domain/kernel/ids.ts'
import type { DocumentCategory } from '#domain/property/documents/documents.schema.ts'
import { guessCategory } from '#domain/property/documents/guess-category.rules.ts'
import { pdfText } from './pdf-text.ts'

/** Chosen and not yet uploaded. */
export interface StagedFile {
  key: string
  file: File
  /** Guessed until the user chooses; empty when there is no guess. */
  category: DocumentCategory | ''
  /** Not chosen by the user, so a later guess may replace it. */
  isGuess: boolean
}

const fromText = async (file: File) => {
  if (file.type !== 'application/pdf') return null
  const [first = ''] = await pdfText(file, 1)
  // Only the beginning names the kind of document; the rest mentions other things.
  return guessCategory(first.slice(0, 400))
}

/** `preset`: the category already known from the calling screen. */
export function useStagedFiles(preset: DocumentCategory | undefined) {
  const [staged, setStaged] = useState<StagedFile[]>([])
  const change = (key: string, to: (file: StagedFile) => StagedFile) =>
    setStaged((before) => before.map((each) => (each.key === key ? to(each) : each)))
  const add = (files: File[]) => {
    const chosen = files.map((file): StagedFile => {
      const category = preset ?? guessCategory(file.name) ?? ''
      return { key: newId(), file, category, isGuess: !preset }
    })
    setStaged((before) => [...before, ...chosen])
    for (const { key, file, category } of chosen)
      if (!category)
        void fromText(file)
          .then((found) => change(key, (each) => (each.isGuess ? { ...each, category: found ?? '' } : each)))
          // A file that cannot be read here is left to the server, and the user chooses the category.
          .catch(() => undefined)
  }
  return {
    staged,
    add,
    choose: (key: string, category: DocumentCategory) => change(key, (each) => ({ ...each, category, isGuess: false })),
    remove: (key: string) => setStaged((before) => before.filter((each) => each.key !== key)),
    /** Uploaded files leave the list; failed ones stay with the reason. */
    leave: (sent: readonly StagedFile[]) =>
      setStaged((before) => before.filter((each) => !sent.some(({ key }) => key === each.key))),
  }
}
