import type { Entity } from '../model/index.ts';

/** Keys of the rows that logic depends on, for hand-written code on server and in the browser. */
export const emitCodes = ({ name, codes, plural }: Entity): string => `
  /** Keys of the ${plural.toLowerCase()} that logic depends on, by code. */
  export const ${name}Keys = ${JSON.stringify(codes)} as const;
`;
