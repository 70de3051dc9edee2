/** Texts of `app/`. */
export const app = {} as const;
