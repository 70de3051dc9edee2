/** Texts of `features/quotation/`. */
export const quotation = {
  picker: {
    title: 'Quotation Selection',
    version: 'Quote Version',
    date: 'Quote Version Date',
    address: 'Address',
  },
} as const;
