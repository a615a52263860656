import { z } from 'zod'
import { inputProblems } from '#domain/kernel/input-problems.ts'

// Set where schemas are used and not at the start of the application, because screens without a form load no schemas.
z.config(inputProblems)
