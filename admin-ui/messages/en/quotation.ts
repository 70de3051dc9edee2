/** Texts of `features/quotation/`. */
export const quotation = {
  expiresBefore: 'Expiry Date must not be before Quote Date.',
  actions: {
    newVersion: 'New version',
    revise: 'Revise',
    won: 'Won',
    lost: 'Lost',
    setActive: 'Set active',
  },
  shortcuts: {
    newVersion: 'New version of the quotation',
    revise: 'Revise the quotation',
    wonOrLost: 'Quotation won or lost',
    setActive: 'Set the quotation active',
  },
  attachment: {
    title: 'Attachment',
    choose: 'Choose a file',
    remove: 'Remove the file',
    description: 'Attachment description',
    tags: 'Attachment tags',
    failed: 'The quotation was saved, but %{file} was not uploaded. %{reason}',
  },
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
