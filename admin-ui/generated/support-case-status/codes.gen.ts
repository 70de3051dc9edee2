// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

/** Keys of the support case statuses that logic depends on, by code. */
export const supportCaseStatusKeys = { New: 1 } as const;
