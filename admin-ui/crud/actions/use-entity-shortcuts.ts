import { useMemo } from 'react';
import { contents } from '../../core/contents.ts';
import { usePageShortcuts } from '../../core/shortcuts.ts';

/** Adds the shortcuts of an entity to the list, while its records are shown. */
export function useEntityShortcuts(entity: string): void {
  // A new array for each part of the page, so that the others keep theirs.
  usePageShortcuts(useMemo(() => [...(contents().shortcuts[entity] ?? [])], [entity]));
}
