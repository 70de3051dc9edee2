/** Subjects of activities, enquiries and notes. */
export const subjects = [
  'Site visit',
  'Price review',
  'Sample drop',
  'Call back',
  'Credit terms',
  'Delivery problem',
  'New range',
  'Quotation chase',
];

export const materials = [
  'Roof tiles',
  'Insulation',
  'Facing bricks',
  'Timber frame',
  'Cladding',
  'Drainage',
  'Plasterboard',
];

export const works = ['extension', 'new build', 'refurbishment', 'housing phase', 'warehouse', 'school block'];

/** Results of a meeting or a call, in a person's own words. */
export const resultNotes = [
  'Happy with the last delivery, wants prices for the next phase.',
  'Drawings are expected by the end of the month.',
  'Went through the quotation line by line; the lead time is what matters.',
  'Asked for samples in two colours.',
  'The buyer is away, the office will ring back.',
  'Compared us with two others. We are near on price.',
  'Agreed to hold the price until the site is ready.',
  'Walked the site with the manager and took measurements.',
];

/** Reasons why a meeting or a call was cancelled. */
export const cancelled = ['Customer was called to another site.', 'No longer needed.', 'Double booked.'];

export const notes: readonly { header: string; details: string }[] = [
  { header: 'Prefers mornings', details: 'Is on site from noon. Ring before ten.' },
  {
    header: 'New site opening',
    details: 'Forty plots, groundwork begins in spring. Wants one supplier for the roofs.',
  },
  { header: 'Asked for samples', details: 'Two boards of the grey range to the yard, for the attention of the buyer.' },
  { header: 'Terms agreed', details: 'Thirty days from the end of the month, as with the sister company.' },
  { header: 'Complaint settled', details: 'Two pallets were short. Replaced on Thursday, no credit needed.' },
  { header: 'Deliveries', details: 'Narrow gate: rigid lorries with a crane only, and none at school times.' },
  { header: 'Change of buyer', details: 'The new buyer came from a competitor and knows our range.' },
];

/** Remarks on quotations and enquiries. */
export const remarks = [
  'Price includes delivery in full loads.',
  'Architect has still to choose the colour.',
  'Needs a certificate with the first delivery.',
  'Call off in three lots.',
];

/** Delivery instructions for the driver. */
export const deliveries = [
  'Crane needed, unload on the left of the gate.',
  'Ring half an hour before; the yard closes at four.',
  'Report at the office, hard hat and boots.',
  'Low bridge on the main road: come from the north.',
];

export const helpVideos = [
  ['Finding a customer', 'finding-a-customer', '/customers'],
  ['A new customer and its contacts', 'new-customer', '/customers'],
  ['Approving customers', 'approving-customers', '/customerApprovals'],
  ['From an enquiry to a quotation', 'enquiry-to-quotation', '/enquiries'],
  ['Planning and completing activities', 'activities', '/activities'],
  ['Saved filters and favourites', 'saved-filters'],
  ['Posting sales from a spreadsheet', 'posting-sales', '/actualSales/post'],
  ['Reporting a problem', 'support-cases', '/mySupportCases'],
].map(([title, name, page]) => ({ title, url: `https://videos.branchline.example/${name}`, page: page ?? null }));
