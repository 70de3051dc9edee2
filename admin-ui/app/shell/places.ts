import { useGetOne } from 'react-admin';
import { useLocation } from 'react-router';
import { contents } from '../../core/contents.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import { labelOf } from '../../core/model/label.ts';
import type { ResourceSummary } from '../../core/model/resource.ts';

/** A page on the way to the current one. */
export interface Place {
  readonly title: string;
  readonly to: string;
  /** Whether the title is the name of a record. */
  readonly isRecord?: boolean;
}

/**
 * The dashboard, and a place for each part of the address. A number opens the record's detail (NAV-044), and has the
 * record's name once that is loaded.
 */
export function usePlaces(): Place[] {
  const { pathname } = useLocation();
  const steps = stepsOf(pathname);
  const parts = steps.map(({ part }) => part);
  const at = parts.findIndex(isNumber);
  const of = at > 0 ? entityOf(parts[at - 1]!) : undefined;
  const id = Number(parts[at]);
  const { data } = useGetOne(of?.name ?? '', { id }, { enabled: of !== undefined, retry: false });
  const name = of && data && labelOf(of, data);
  const places = steps.map(({ part, path, to }, i) => ({
    title: (i === at && name) || titleOf(path, part),
    to,
    isRecord: isNumber(part),
  }));
  return [{ title: t('app.home'), to: '/' }, ...places];
}

/** The parts of an address, each with its own address and where it leads: from a number to the record's detail. */
export function stepsOf(pathname: string) {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  return parts.map((part, i) => {
    const path = `/${parts
      .slice(0, i + 1)
      .map(encodeURIComponent)
      .join('/')}`;
    return { part, path, to: isNumber(part) ? `${path}/detail` : path };
  });
}

/**
 * The title of the browser's tab: `HUNT HEATING SERVICES LIMITED – Customers – Branchline`. A record's first tab has
 * the record's address, and is not named.
 */
export function browserTitle(places: readonly Place[]): string {
  const named = places.filter(({ to }, i) => i > 0 && to !== places[i - 1]!.to);
  return [...(named.length ? named : places).map(({ title }) => title).toReversed(), t('app.name')].join(' – ');
}

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** The entity whose records have their pages below this part of the address. */
const entityOf = (part: string): ResourceSummary | undefined => {
  const { resources, screens } = contents();
  const name = screens.find(({ path }) => path === `/${part}/:id`)?.of;
  return name ? resources[name] : Object.values(resources).find(({ page }) => page === `/${part}/{id}`);
};

/** Decodes a part of the address: %20 becomes a space. Returns it unchanged if it is not validly encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The title of the page; a number unchanged; any other part in words. */
function titleOf(path: string, part: string): string {
  const screen = contents().screens.find((one) => one.path === path);
  if (screen) return screen.title;
  const words = part.replace(/([a-z])([A-Z])/g, '$1 $2');
  return /^\d/.test(words) ? words : schemaText(words.charAt(0).toUpperCase() + words.slice(1));
}
