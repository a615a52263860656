/** Shows 0532 123 45 67 for the stored +905321234567; a contract keeps the number as it was typed. */
export const showPhone = (stored: string | null) =>
  stored?.replace(/^(?:\+90|0)(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4') ?? ''
