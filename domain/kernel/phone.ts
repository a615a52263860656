/** +905321234567 is stored, a contract keeps what was typed; people read and type 0532 123 45 67. */
export const showPhone = (stored: string | null) =>
  stored?.replace(/^(?:\+90|0)(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4') ?? ''
