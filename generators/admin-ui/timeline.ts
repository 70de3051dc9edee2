import type { Entity, Model } from '../model/index.ts';
import { pascal } from '../model/names.ts';
import { dialogName } from './names.ts';
import { fieldInfo, iconOf } from './resource.ts';

/** The kinds of entries in the timelines of an entity's records. */
const entriesOf = ({ entities }: Model, { name }: Entity): Entity[] =>
  entities.filter(({ fields, timeline }) =>
    timeline?.under.some((under) => fields.some((field) => field.name === under && field.to === name)),
  );

/** The entities whose pages have a timeline. */
const ownersOf = (model: Model): Entity[] =>
  model.entities.filter((entity) => entity.page && entriesOf(model, entity).length);

const timelineName = ({ name }: Pick<Entity, 'name'>): string => `${pascal(name)}Timeline`;

/**
 * The timelines of all entities, and what each kind of entry shows.
 * @param slots names of the entities with slots
 */
export function emitTimelines(model: Model, slots: ReadonlySet<string>): string {
  const entries = model.entities.filter(({ timeline }) => timeline?.under.length);
  const icons = new Set(entries.flatMap((entity) => iconOfEntry(model, entity) ?? []));
  return `
    ${[...icons]
      .toSorted()
      .map((icon) => `import ${icon} from '@mui/icons-material/${icon}';`)
      .join('\n')}
    import { localised } from '../core/i18n/localised.ts';
    import type { TimelineProps } from '../core/model/timeline-props.ts';
    import { addOf, type EntryKind } from '../crud/timeline/entry-kind.ts';
    import { Timeline } from '../crud/timeline/Timeline.tsx';
    import { later } from '../kit/later.tsx';

    ${entries.map((entity) => emitKind(model, entity, slots)).join('\n\n')}

    ${ownersOf(model)
      .map((entity) => emitTimeline(model, entity))
      .join('\n\n')}
  `;
}

/** The timelines of record pages, by entity. Their code is loaded later. */
export const emitTimelineIndex = (model: Model): string => `
  import type { ComponentType } from 'react';
  import type { TimelineProps } from '../core/model/timeline-props.ts';
  import { later } from '../kit/later.tsx';

  export const timelines: Readonly<Record<string, ComponentType<TimelineProps>>> = {
    ${ownersOf(model)
      .map(
        (entity) =>
          `${entity.name}: later(() => import('./timeline.gen.tsx').then((module) => module.${timelineName(entity)})),`,
      )
      .join('\n')}
  };
`;

const kindName = ({ name }: Entity) => `${name}Entry`;

/** The icon of an entry; null for a plain dot. */
const iconOfEntry = (model: Model, entity: Entity): string | null => entity.timeline!.icon ?? iconOf(model, entity);

function emitKind(model: Model, entity: Entity, slots: ReadonlySet<string>): string {
  const { name, folder, fields, timeline } = entity;
  const { under, shows, text, tint } = timeline!;
  const icon = iconOfEntry(model, entity);
  const create = entity.lists.find((list) => list.create)?.create;
  const shown = fields.filter((field) => shows.includes(field.name) || field.name === text);
  const to = under.map((one) => [one, fields.find((field) => field.name === one)!.to!]);
  return `
    const ${kindName(entity)}: EntryKind = {
      name: '${name}',
      ${icon ? `icon: ${icon},` : ''}
      tint: '${tint}',
      under: ${JSON.stringify(Object.fromEntries(to))},
      shows: ${JSON.stringify(shows)},
      ${text ? `text: '${text}',` : ''}
      fields: localised('fields', { ${shown.map((field) => `${field.name}: ${JSON.stringify(fieldInfo(model, field))}`).join(', ')} }),
      ${create ? `Create: later(() => import('./${folder}.gen.tsx').then((module) => module.${dialogName(create)})),` : ''}
      ${!create && slots.has(name) ? `Add: later(() => import('./${folder}.gen.tsx').then((module) => addOf(module.${name}))),` : ''}
    };
  `.replace(/^\s*\n/gm, '');
}

const emitTimeline = (model: Model, entity: Entity): string => `
  export const ${timelineName(entity)} = (props: TimelineProps) =>
    <Timeline {...props} kinds={[${entriesOf(model, entity).map(kindName).join(', ')}]} changes={${Boolean(entity.timeline?.changes.length && entity.routes.some(({ operation }) => operation === 'history'))}} />;
`;
