/** What is wrong with a new password and its confirmation, by field and overall (VAL-003, VAL-004). */
export function checkPasswords(password: string, confirmation: string) {
  const [first, second] = [password.trim(), confirmation.trim()];
  const missing = {
    ...(first ? {} : { password: 'New Password is required.' }),
    ...(second ? {} : { confirm: 'Confirm New Password is required.' }),
  } as { password?: string; confirm?: string };
  const unequal = first && second && (first !== second || first.length < 6);
  return {
    ...missing,
    problem: unequal ? 'New and confirm passwords must be equal and length should be at least 6' : null,
    valid: Boolean(first && second && !unequal),
  };
}
