/** Mails that the sales staff of the demo company often send. */
export const mailTemplates = [
  {
    templateName: 'After a visit',
    subject: 'Thank you for your time',
    message: [
      'Dear {contact.firstName|Sir or Madam},',
      'Thank you for the time you gave me today. As agreed, I shall look into the points we talked about and come back to you this week.',
      'If anything comes up before then, please ring me or our {customer.mbpBranch|local} branch.',
    ].join('\n\n'),
  },
  {
    templateName: 'Introduction',
    subject: 'Roofing and building products from {company.companyName}',
    message: [
      'Dear {contact.firstName|Sir or Madam},',
      'I look after {customer.custName} at {company.companyName}. We stock slates, tiles, battens, membranes and insulation, and deliver from our {customer.mbpBranch|nearest} branch.',
      'May I ring you next week, to hear what you are working on?',
    ].join('\n\n'),
  },
  {
    templateName: 'Question about a quotation',
    subject: 'Our quotation {quotation.sQuoteNo} for {quotation.productType}',
    message: [
      'Dear {contact.firstName|Sir or Madam},',
      'We sent you quotation {quotation.sQuoteNo} over {quotation.productValue}, which is valid until {quotation.expiryDate|further notice}.',
      'Have you come to a decision, or is there anything we can change?',
    ].join('\n\n'),
  },
];
