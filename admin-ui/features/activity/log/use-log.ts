import { useEffect, useRef, useState } from 'react';
import { useEvent, type HttpError } from 'react-admin';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import { instantOf, later, now as present, type Moment } from '../../../core/time/london.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import type { LogRequest } from '../../../crud/actions/log-dialog.ts';
import { keysOf, type Links } from './about.ts';
import { capital, proposedBy, sentPlan, span, whenOf, wordsOf } from './plans.ts';
import { readLine, type Planned } from './read-line.ts';
import { t } from './texts.ts';
import { useKnown } from './use-known.ts';
import { usualMinutes } from './words.ts';

const { Task, Meeting, Call } = activityTypeKeys;

/** What the user has corrected of what was read; a part that is missing is as it was read. */
interface Corrections {
  readonly type?: number;
  readonly contact?: number | null;
  readonly at?: Moment;
  readonly result?: number | null;
}

const nobody: Links = { customer: null, contact: null, opportunity: null, quote: null };

export interface LogOptions extends Required<Pick<LogRequest, 'onSend'>>, Pick<LogRequest, 'isChase'> {
  /** What it is about; null if the user is to say. */
  readonly links: Links | null;
}

/** The line, what was read from it, and what the user has corrected. */
export function useLog({ links: given, isChase = false, onSend }: LogOptions) {
  const [text, setText] = useState('');
  const [links, setLinks] = useState(given ?? nobody);
  const [own, setOwn] = useState<Corrections>({});
  /** Plans that the user has changed, by what was read; null for one that was removed. */
  const [changed, setChanged] = useState<Readonly<Record<string, Planned | null>>>({});
  const [added, setAdded] = useState<readonly Planned[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [opened] = useState(present);
  const known = useKnown(links);
  const reading = readLine(text, { ...known, now: opened });

  const type = own.type ?? reading.type ?? Call;
  const typeName = known.types.find(({ id }) => id === type)?.name ?? '';
  const about = links.contact?.contactId as number | undefined;
  const contactId = own.contact === undefined ? (reading.contact ?? about ?? null) : own.contact;
  const contactName = known.contacts.find(({ id }) => id === contactId)?.name ?? links.contact?.contactName;
  const contact = contactId === null ? null : { contactId, contactName: contactName as string | undefined };
  const at = own.at ?? reading.at;
  const result =
    known.results.find(({ id }) => id === (own.result === undefined ? reading.result : own.result)) ?? null;
  // A proposal that was removed comes back only with another result.
  const proposed =
    result?.createActivity && !reading.plans.length
      ? [{ key: `result ${result.id}`, plan: proposedBy(result, type, opened) }]
      : [];
  const read = [...reading.plans.map((plan) => ({ key: JSON.stringify(plan), plan })), ...proposed];
  const plans = [
    ...read.flatMap(({ key, plan }) => {
      const shown = changed[key] === undefined ? plan : changed[key];
      return shown ? [{ key, plan: shown }] : [];
    }),
    ...added.map((plan, i) => ({ key: `added ${i}`, plan })),
  ];
  const said = plans.map(({ plan }) => wordsOf(plan, known.types)).join('; ');
  const [backOn] = isChase && links.quote ? plans.map(({ plan }) => plan.date).toSorted(byDay) : [];
  const name = String(contact?.contactName || links.customer?.custName || links.quote?.sQuoteNo || '');

  function setPlan(key: string, plan: Planned | null): void {
    setErrors({});
    const place = /^added (\d+)$/.exec(key)?.[1];
    if (place === undefined) setChanged({ ...changed, [key]: plan });
    else setAdded(added.flatMap((one, i) => (i === Number(place) ? (plan ?? []) : one)));
  }

  function body(): WireRecord {
    const now = present();
    // A meeting of which nothing else is said has just ended.
    const start = at ?? (type === Meeting ? later(now, -usualMinutes[Meeting]!) : now);
    const subject = text.trim() || t('logging.subject', { type: typeName, name });
    return {
      ...keysOf({ ...links, contact }),
      activityType: type,
      subject: capital(subject).slice(0, 200),
      resultNotes: text.trim() || null,
      activityResult: result?.id ?? null,
      dateCreated: start.date,
      ...(type !== Task && { ...span(type, start), ...(type !== Meeting && !at && { duration: 0 }) }),
      ...(plans.length && { followUps: plans.map(({ plan }) => sentPlan(plan, known.types, name)) }),
      ...(backOn !== undefined && { chaseDate: backOn }),
    };
  }

  /** Called once what the line may name has loaded. */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!known.isLoading) waiting.current?.();
  }, [known.isLoading]);

  /** @returns whether it was saved; else the errors say why not */
  async function save(): Promise<boolean> {
    if (known.isLoading) {
      setBusy(true);
      await new Promise<void>((resolve) => {
        waiting.current = resolve;
      });
    }
    return saveRead();
  }

  const saveRead = useEvent(async (): Promise<boolean> => {
    const wrong: Record<string, string> =
      !links.customer && !links.contact ? { customer: t('logging.whoMissing') } : {};
    if (!known.types.length) wrong[''] = t('logging.notLoaded');
    setErrors(wrong);
    setBusy(Object.keys(wrong).length === 0);
    if (Object.keys(wrong).length) return false;
    try {
      const next = said && t('logging.next', { plans: said });
      await onSend(body(), [t('logging.logged', { type: typeName }), next].filter(Boolean).join(' '));
      return true;
    } catch (error) {
      const { message, body: answer } = error as HttpError;
      setErrors(answer?.errors ?? { '': message });
      return false;
    } finally {
      setBusy(false);
    }
  });

  return {
    text,
    setText: (next: string) => {
      setErrors({});
      setText(next);
    },
    links,
    setLinks: (next: Links | null) => {
      setErrors({});
      setLinks(next ?? nobody);
      const { contact: _, ...others } = own;
      setOwn(others);
    },
    known,
    type,
    typeName,
    contact,
    at,
    when: at ? whenOf(at.date, at.time) : t('logging.now'),
    result,
    plans,
    /** The plans in words. */
    said,
    backOn,
    correct: (part: Corrections) => {
      setErrors({});
      setOwn({ ...own, ...part });
    },
    setPlan,
    addPlan: (plan: Planned) => setAdded([...added, plan]),
    errors,
    busy,
    save,
  };
}

export type Log = ReturnType<typeof useLog>;

const byDay = (a: string, b: string): number => instantOf(a, '00:00')! - instantOf(b, '00:00')!;
