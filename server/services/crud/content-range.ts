/** The header `Content-Range` of rows: `customer 0-24/500`, or with `*` if there are none. */
export const contentRange = (entity: string, offset: number, count: number, total: number): string =>
  `${entity} ${count ? `${offset}-${offset + count - 1}` : '*'}/${total}`;
