/** Keys of the actions on an enquiry. */
export const enquiryKeys = { bookIn: 'b', setActive: 'a' } as const;
