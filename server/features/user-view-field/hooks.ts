import type { UserViewFieldHooks } from '../../generated/user-view-field.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { fieldsOf, viewsOf } from '../common/views.ts';

export default {
  /** Checks that the list has the column. */
  validate({ after }, { registry }) {
    const view = viewsOf(registry).find(({ id }) => id === after.dbView);
    if (!view) throw invalid({ dbView: 'List is required.' });
    if (!fieldsOf(view).some(({ dbField }) => dbField === after.dbField))
      throw invalid({ dbField: `The list has no column "${after.dbField}".` });
  },
} satisfies UserViewFieldHooks;
