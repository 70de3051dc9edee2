/** The letterhead of the demo company, for all branches. */
export const letterhead = {
  companyName: 'Branchline Building Products Ltd',
  address1: '1 Canal Wharf',
  address2: 'Holbeck',
  address3: 'Leeds',
  postCode: 'LS11 5PS',
  phoneNo: '0113 496 0000',
  email: 'sales@demo.branchline.example',
  website: 'https://demo.branchline.example',
  companyNo: '01234567',
  vatNo: 'GB 123 4567 89',
  terms: [
    'Prices are in pounds sterling and exclude VAT, which is added at the rate on the day of the invoice.',
    'The price holds until the date above, for the quantity above and for delivery to the site above. A smaller order or a part delivery may cost more.',
    'Delivery is by rigid lorry to the nearest hard road. The customer unloads, and reports damage or shortage within three working days.',
    'Lead times run from the written order. We do our best to keep them, but they are estimates.',
    'Goods are paid for within 30 days of the end of the month of the invoice. They remain ours until they are paid for.',
    'Special sizes and colours are made to order and cannot be returned.',
  ].join('\n'),
};
