export const rules: Readonly<Record<string, string>>;
export function rulesIn(text: string): string[];
export function rulesInTitles(text: string): string[];
export function citations(folders: readonly string[]): { readonly rule: string; readonly file: string }[];
