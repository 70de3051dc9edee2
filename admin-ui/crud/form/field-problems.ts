/** A message about a field. */
export interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

/** The first message at each field, also where the form has nested fields. */
export const problemsIn = (errors: object): FieldProblem[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    const message = messageIn(error);
    return message === undefined ? [] : [{ name, message }];
  });

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined);
}

/** The control of a field; null if the form does not show one. */
export const controlOf = (formId: string, name: string): HTMLElement | null =>
  document.getElementById(`${formId}-${name}`);

/** Whether a field has a control that the user can change: its message is there. Several controls share a label. */
export const showsAt = (formId: string, name: string): boolean =>
  document.getElementById(`${formId}-${name}-label`) !== null
    ? controlOf(formId, name)?.getAttribute('aria-readonly') !== 'true'
    : controlOf(formId, name) !== null;
