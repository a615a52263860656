/** Room for names in the days; in rem, so that a large font changes to marks and short weekdays. */
export const withNames = '@container month (min-width: 44rem)'
