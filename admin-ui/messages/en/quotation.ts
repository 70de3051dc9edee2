/** Texts of `features/quotation/`. */
export const quotation = {
  lost: {
    title: 'Lost quotation',
  },
  picker: {
    title: 'Quotation Selection',
    version: 'Quote Version',
    date: 'Quote Version Date',
    address: 'Address',
  },
} as const;
