/** Texts of `features/enquiry/`. */
export const enquiry = {
  setActive: 'Set active',
  picker: {
    title: 'Enquiry Selection',
    date: 'Quote Date',
    customer: 'Customer Name',
  },
} as const;
