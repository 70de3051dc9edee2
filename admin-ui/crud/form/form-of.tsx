import type { Resource } from '../../core/model/resource.ts';
import { loadPhones } from '../../core/model/typed.ts';
import { later } from '../../kit/later.tsx';
import type { EntityFormProps, FormComponent } from './dialog-props.ts';

/** The form of an entity. Its code and the checks of the entity are loaded together. */
export const formOf = (of: Resource): FormComponent =>
  later(async () => {
    const [{ EntityForm }, validators] = await Promise.all([
      import('./EntityForm.tsx'),
      of.loadValidators(),
      loadPhones(of.fields),
    ]);
    return (props: Omit<EntityFormProps, 'validators'>) => <EntityForm {...props} validators={validators} />;
  });
