/** Texts of `features/enquiry/`. */
export const enquiry = {
  setActive: 'Set active',
  shortcuts: {
    bookIn: 'Book in the first quotation of the enquiry',
    setActive: 'Set an expired enquiry active',
  },
  expired: 'Expired',
  expiredOn: 'The last quotation expired on %{date}, and none is active.',
  board: {
    title: 'Board',
    failed: 'The board could not be loaded.',
    column: '%{status}, %{count} enquiry worth %{value} |||| %{status}, %{count} enquiries worth %{value}',
    none: 'No enquiries',
    card: '%{number}: %{description}',
    today: 'Today',
    days: '%{smart_count} day |||| %{smart_count} days',
    move: 'Move %{number}',
    moveTo: 'Move %{number} to',
    moved: '%{number} moved from %{from} to %{to}.',
    refused: '%{number} stays %{from}. %{message}',
    keyMove: 'Move the card to another status',
    keySides: 'Move the card to the status on its left or right',
    sides: 'Shift ← →',
  },
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
  versions: {
    title: 'Versions',
    one: 'Version %{number}',
  },
  sameSite: {
    title: 'Same site',
    others: 'Same site, other customers',
    different: 'Not the same site',
    differentOf: 'Not the same site: %{number}',
  },
} as const;
