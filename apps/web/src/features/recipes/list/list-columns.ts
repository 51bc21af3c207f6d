/** The list, and beside it the dishes it is for or that can be cooked from it. */
export const columns = 'flex flex-col gap-4 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6'

/** As many columns of aisles as there is room for. */
export const aisleColumns = { columns: '20rem', columnGap: '2rem' }
