/** Texts of `features/user/`. */
export const user = {
  changeEmail: 'Change e-mail',
  emailExists: 'Email already exists.',
} as const;
