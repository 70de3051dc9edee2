/** Whether a text looks like an ordinary e-mail address (VAL-002). */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
