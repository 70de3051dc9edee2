/** Texts of `features/quotation/`. */
export const quotation = {
  picker: {
    title: 'Quotation Selection',
    version: 'Quote Version',
    date: 'Quote Version Date',
    address: 'Address',
  },
  document: {
    preview: 'Preview PDF',
    send: 'Send…',
    name: 'Quotation %{number} version %{version}',
    sendTitle: 'Send quotation %{number} version %{version}',
    sendNow: 'Send',
    sent: 'Quotation sent to %{to}',
    attached: '%{file} goes with this mail: %{value}, as it is saved now.',
    notActive: 'This version is not active: its status is %{status}.',
  },
} as const;
