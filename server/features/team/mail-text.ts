import type { FigureName } from './figures.ts';
import type { Gap } from './gaps.ts';
import type { Figure } from './team.ts';

export interface MailedMember {
  readonly name: string;
  readonly figures: Readonly<Record<FigureName, Figure | null>>;
  readonly gap: Gap | null;
  /** The last day, as `26/11/2026`. */
  readonly away: string | null;
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const monthOf = (month: number) =>
  new Date(Date.UTC(2000, month - 1, 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });

/** The page of a team as a mail: a paragraph for each person, with promises and pounds. */
export const textOf = (people: readonly MailedMember[], month: number, publicUrl: string): string =>
  [
    ...people.map((person) => `${person.name}\n${factsOf(person, month).join('\n')}`),
    `${publicUrl}/myTeam`,
    'To stop these e-mails, open Notification settings in your account menu.\n',
  ].join('\n\n');

function factsOf({ figures, gap, away }: MailedMember, month: number): string[] {
  const { overdue, promised, visited, enquiries, quoted, won } = figures;
  const valued = (title: string, figure: Figure | null) =>
    figure?.count ? [`${title}: ${figure.count}${figure.value ? `, ${pounds.format(figure.value)}` : ''}`] : [];
  const difference = gap ? Math.round(gap.forecast - gap.actual) : 0;
  const side = difference > 0 ? 'behind' : 'ahead of';
  const facts = [
    ...(away ? [`Away until ${away}`] : []),
    ...(promised?.count ? [`Promises kept: ${promised.kept} of ${promised.count}`] : []),
    ...(overdue?.count ? [`Overdue: ${overdue.count}`] : []),
    ...(visited?.count ? [`Visits: ${visited.count}`] : []),
    ...valued('Enquiries', enquiries),
    ...valued('Quoted', quoted),
    ...valued('Won', won),
    ...(difference ? [`${pounds.format(Math.abs(difference))} ${side} the forecast for ${monthOf(month)}`] : []),
  ];
  return facts.length ? facts : ['Nothing this week'];
}
