/** A heading without case, accents, spaces and punctuation: `E-Mail (work)` → `emailwork`. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
