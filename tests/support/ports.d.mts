/** A port that no process uses at this moment. */
export function freePort(): Promise<number>;
