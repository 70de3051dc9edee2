import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WireRecord } from '../../core/model/resource.ts';
import { drafts, type Draft } from './drafts.ts';

/** Delay between a change and saving the draft, in milliseconds. */
const every = 500;

/** Changed values, and the values of the same fields before the changes. */
export type Changes = Pick<Draft, 'values' | 'before'>;

interface Options {
  /** Name of the draft: the entity with its key or `new`. */
  readonly name: string;
  readonly title: string;
  readonly version?: number | undefined;
  /** null if nothing has changed. */
  readonly changes: Changes | null;
}

/**
 * Keeps the changes in a dialog so that they survive a crash, and offers a draft left by an earlier dialog.
 * Call `settle` once the changes are saved or discarded; a draft that is still on offer is kept.
 */
export function useDraft({ name, title, version, changes }: Options) {
  const [offer, setOffer] = useState(() => drafts.read(name));
  const latest = useRef(changes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = null;
    if (offer) drafts.write(name, offer);
    else drafts.drop(name);
  };
  const write = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!latest.current) return;
    drafts.write(name, {
      title,
      path: window.location.pathname + window.location.search,
      at: Date.now(),
      version: offer ? offer.version : version,
      // A draft that is still on offer is kept too.
      values: { ...offer?.values, ...latest.current.values },
      before: { ...latest.current.before, ...offer?.before },
    });
  });
  const end = useEffectEvent(settle);

  useEffect(() => {
    latest.current = changes;
    if (changes) timer.current ??= setTimeout(() => write(), every);
    else end();
  }, [changes]);
  useEffect(() => {
    const now = () => write();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);

  return {
    offer,
    settle,
    /** Call once the draft has been restored to the form. */
    take: () => setOffer(null),
    discard() {
      setOffer(null);
      drafts.drop(name);
    },
  };
}

/**
 * The changes in a form; null for none. Values that follow from others, such as the customer of an enquiry, are no
 * changes. Call while rendering: the form only tracks state that is read then.
 */
export function changesIn({ formState, getValues }: UseFormReturn<WireRecord>): Changes | null {
  const { isDirty, dirtyFields, defaultValues } = formState;
  const names = Object.keys(dirtyFields);
  if (!isDirty || !names.length) return null;
  const pick = (from: WireRecord) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { values: pick(getValues()), before: pick(defaultValues as WireRecord) };
}
