import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';

const { Task, Meeting, Call } = activityTypeKeys;

/** Words for what has happened, and the type of activity that each means. The first that fits counts. */
export const happened: readonly (readonly [RegExp, number])[] = [
  [/\b(met|visited|saw|popped in|site visit|visit|meeting|on site)\b/i, Meeting],
  [/\b(e-?mailed|mailed|wrote|texted|sent|quoted)\b/i, Task],
  [/\b(rang|rung|called|phoned|telephoned|spoke|chased|call|no answer|left (a )?message|voicemail)\b/i, Call],
];

/** Words that say that something has happened, and is not a plan. */
export const isPast =
  /\b(met|visited|saw|popped in|e-?mailed|mailed|wrote|texted|sent|quoted|rang|rung|called|phoned|telephoned|spoke|chased|left|yesterday|earlier|ago|just|this morning)\b/i;

/** Words for what is to be done, and the type of activity that each plans. Anything else is a task. */
export const planned: readonly (readonly [RegExp, number])[] = [
  [/\b(meet|meeting|visit|see|site)\b/i, Meeting],
  [/\b(call|ring|phone|chase|speak|callback)\b/i, Call],
];

/** What people write for a result, by its code. A result is also known by its name. */
export const resultWords: Readonly<Record<string, RegExp>> = {
  NOANSWER: /\b(no (answer|reply)|not in|engaged|rang out)\b/i,
  MESSAGE: /\b(left (a |him a |her a )?message|message left|voicemail|voice mail)\b/i,
  ORDER: /\b(order placed|placed (an |the |his |her )?order|ordered|order received)\b/i,
  QUOTE: /\b(wants?|needs?|asked for|requested) (a |an |our |the )?(price|prices|pricing|quote|quotation)\b/i,
  SENT: /\bsent (\w+ )?(samples?|brochures?|literature|data ?sheets?)\b/i,
  NOTINT: /\bnot interested\b/i,
  CALLBACK: /\b(call|ring) (me |him |her |them )?(back|again)\b/i,
};

/** Minutes that an activity of a type takes, unless somebody says otherwise. */
export const usualMinutes: Readonly<Record<number, number>> = { [Call]: 15, [Meeting]: 60 };

/** Words before and after a day that belong to it: “by Friday”, “on the 3rd”. */
export const beforeDay = /[\s,]*\b(by|on|for|at|before|until|till|from|the|next|this|around|about|to)\s*$/i;
