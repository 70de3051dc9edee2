/** Texts of `features/customer/call/`. */
export const caller = {
  title: 'Call from %{number}',
  failed: 'The number could not be looked up.',
  noNumber: 'Add a number to the address: /call?number=01302 555073.',
  several: 'Several people have this number. Who is it?',
  nobody: 'Nobody has this number',
  nobodyHelp: 'Find the customer by name, or add a new one.',
  customers: 'Open the customers',
} as const;
