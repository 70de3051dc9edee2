import type { SupportCaseRecord } from '../../generated/support-case.gen.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { notify } from './alerts.ts';

interface News {
  /** What happened, as the subject of the mail and the text of the alert: `Reply to your support case`. */
  readonly what: string;
  readonly text: string;
}

/**
 * Tells people of a support case that something happened to it; they can answer the mail. The person who did it is left
 * out. Call inside the transaction that saves it.
 */
export async function tellAboutCase(
  context: SaveContext,
  { id, description, loggedInUser }: SupportCaseRecord,
  people: Iterable<number>,
  { what, text }: News,
): Promise<void> {
  const { records, registry, user } = context;
  const { title } = registry.definition('supportCase');
  const others = [...new Set(people)].filter((key) => key !== user.id);
  for (const person of await records.find('user', { id: others, status: 'ACTIVE' })) {
    const list = person.id === loggedInUser?.key ? 'mySupportCases' : 'supportCases';
    const more = `Open ${title.toLowerCase()} ${id}, "${description}", to read it all and to reply:`;
    await notify(context, person.id, {
      source: 'SUPPORT',
      sourceId: id,
      text: `${what}: ${description}`,
      link: `/${list}?open=${id}`,
      mail: { text: `${text}\n\n${more}`, replyTo: user.facts.email },
    });
  }
}
