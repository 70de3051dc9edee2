/** Texts of `features/enquiry/`. */
export const enquiry = {
  picker: {
    title: 'Enquiry Selection',
    date: 'Quote Date',
    customer: 'Customer Name',
  },
  saved: {
    title: 'Enquiry saved',
    number: 'The quote number is',
    bookIn: 'Book In',
    notApproved: 'Customer must be approved before Booking In the quotation.',
  },
  sameSite: {
    title: 'Same site',
    others: 'Same site, other customers',
  },
} as const;
