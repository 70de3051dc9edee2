/** Texts of `features/enquiry/`. */
export const enquiry = {
  picker: {
    title: 'Enquiry Selection',
    date: 'Quote Date',
    customer: 'Customer Name',
  },
} as const;
