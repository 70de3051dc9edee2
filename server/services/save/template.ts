/**
 * Replaces names in braces, as in `{firstName} {lastName}`, by the values of the fields. An empty value is left out,
 * along with the text before it.
 * @returns null if all values are empty
 */
export function filledIn(template: string, valueOf: (name: string) => unknown): string | null {
  let text = '';
  for (const [, before, name] of template.matchAll(/([^{}]*)\{(\w+)\}/g)) {
    const value = String(valueOf(name!) ?? '');
    if (value) text += text ? `${before}${value}` : value;
  }
  return text || null;
}
