import { typeName } from '../../server/core/model/wire-schema.ts';
import type { Entity, Model } from '../model/index.ts';
import { emitResource, emitSlots, iconOf } from './resource.ts';
import { emitDialogs, emitLists, emitPage } from './screens.ts';

/** All that the browser has of an entity: its resource, dialogs, lists and page, and the type of its slots. */
export function emitEntity(model: Model, entity: Entity, hasSlots: boolean): string {
  const { name, folder, dialogs, lists, page } = entity;
  const code = [
    emitSlots(entity),
    emitResource(model, entity, hasSlots),
    ...(dialogs.length ? [emitDialogs(entity)] : []),
    emitLists(entity),
    ...(page ? [emitPage(model, entity, page)] : []),
  ].join('\n');
  const icon = iconOf(model, entity);
  const imports = [
    ...(icon ? [`import ${icon} from '@mui/icons-material/${icon}';`] : []),
    ...(hasSlots ? [`import slots from '../features/${folder}/slots.tsx';`] : []),
    `import type { ${typeName(name)} } from '../../schemas/generated/${folder}.gen.ts';`,
    `import { localised } from '../core/i18n/localised.ts';`,
    ...(code.includes('schemaText(') ? [`import { schemaText } from '../core/i18n/t.ts';`] : []),
    `import { registered } from '../core/model/react-admin.ts';`,
    `import type { Resource, Slots } from '../core/model/resource.ts';`,
    ...(code.includes('asPage(') ? [`import { asPage } from '../crud/form/as-page.tsx';`] : []),
    ...(dialogs.length
      ? [
          `import type { DialogProps } from '../crud/form/dialog-props.ts';`,
          `import { EntityDialog } from '../crud/form/EntityDialog.tsx';`,
          `import { formOf } from '../crud/form/form-of.tsx';`,
        ]
      : []),
    ...(lists.length
      ? [
          `import { EntityList } from '../crud/list/EntityList.tsx';`,
          `import type { ListProps } from '../crud/list/list-props.ts';`,
        ]
      : []),
    ...(page
      ? [
          `import { RecordPage } from '../crud/record-page/record-page.ts';`,
          `import type { PageProps } from '../crud/record-page/RecordPage.tsx';`,
        ]
      : []),
    ...(code.includes('later(') ? [`import { later } from '../kit/later.tsx';`] : []),
    `import { resources } from './resources.gen.ts';`,
  ];
  return `${imports.join('\n')}\n${code}`;
}
