import type { Query } from '@tanstack/react-query';

/** When records went, in milliseconds since 1970, by entity and key. */
const since = new Map<string, number>();
const nameOf = (entity: string, id: unknown) => `${entity}/${String(id)}`;

/**
 * Records that have gone while something on the screen may still show them: deleted, merged into another, or taken away
 * by an undo. What is known about them alone is not read again, since the server answers 404.
 */
export const gone = {
  mark: (entity: string, id: unknown) => void since.set(nameOf(entity, id), Date.now()),

  unmark: (entity: string, id: unknown) => void since.delete(nameOf(entity, id)),

  /** Whether a query is about a record that went after it was read: by its key, or as a part such as `{ customer: 5 }`. */
  concerns: ({ queryKey: [entity, ...parts], state }: Query): boolean => {
    const isGone = (of: string, id: unknown) => (since.get(nameOf(of, id)) ?? -Infinity) > state.dataUpdatedAt;
    return (
      since.size > 0 &&
      parts.some((part) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).some(([name, id]) => isGone(name === 'id' ? String(entity) : name, id))
          : isGone(String(entity), part),
      )
    );
  },
};
