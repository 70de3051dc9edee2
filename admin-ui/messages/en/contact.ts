/** Texts of `features/contact/`. */
export const contact = {
  customerFailed: 'Error while updating customer. %{message}',
} as const;
