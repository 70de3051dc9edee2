import type { Files } from '../load.ts';
import type { Problems } from '../problems.ts';
import type { Model } from '../types.ts';
import { lintMenu, lintRules } from './access.ts';
import { lintEmbeds, lintFormerNames, lintNames, lintRoutes, lintScreens, lintViewIds } from './clashes.ts';
import { lintCodes } from './codes.ts';
import { lintEntity } from './entity.ts';
import { lintField } from './field.ts';
import { Names } from './names.ts';
import { lintReports } from './reports.ts';
import { lintSequenceNames } from './sequence.ts';

/** Checks that names used in one place exist in another: fields, dialogs, permissions, screens, routes. */
export function lint(model: Model, files: Files, problems: Problems): void {
  for (const entity of model.entities) {
    const names = new Names(entity, model, problems);
    const raw = files.entities.get(entity.path)!;
    lintEntity(names, raw);
    lintCodes(names);
    for (const field of entity.fields) lintField(names, raw, field);
  }
  lintRoutes(model, problems);
  lintScreens(model, problems);
  lintViewIds(model, problems);
  lintNames(model, problems);
  lintFormerNames(model, problems);
  lintSequenceNames(model, problems);
  lintEmbeds(model, problems);
  lintReports(model, files, problems);
  lintMenu(model, files, problems);
  lintRules(files, problems);
}
