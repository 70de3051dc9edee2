import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WireRecord } from '../../core/model/resource.ts';
import { drafts, type Draft } from './drafts.ts';

/** Delay between typing and writing the draft, in milliseconds. */
const every = 500;

/** Values that a person has changed, and the same fields as they were before. */
export type Changes = Pick<Draft, 'values' | 'before'>;

interface Options {
  /** The entity with its key or `new`. */
  readonly name: string;
  readonly title: string;
  readonly version?: number | undefined;
  /** null while nothing is changed. */
  readonly changes: Changes | null;
}

/**
 * Keeps what is changed in a dialog, so that it survives a crash, and offers what an earlier dialog left behind.
 * Call `settle` once the changes are saved or given up; an offer that was not answered stays.
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
      // An offer that is not answered yet is kept too.
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
    /** The offer is part of the form now. */
    take: () => setOffer(null),
    discard() {
      setOffer(null);
      drafts.drop(name);
    },
  };
}

/** What is changed in a form; read while rendering. */
export function changesIn({ formState, getValues }: UseFormReturn<WireRecord>): Changes | null {
  const { isDirty, dirtyFields, defaultValues } = formState;
  if (!isDirty) return null;
  const names = Object.keys(dirtyFields);
  const pick = (from: WireRecord) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { values: pick(getValues()), before: pick(defaultValues as WireRecord) };
}
