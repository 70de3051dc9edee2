import type { ComponentType, FunctionComponent } from 'react';
import type { Resource, Validators } from '../../core/model/resource.ts';
import { loadPhones } from '../../core/model/typed.ts';
import { later } from '../../kit/later.tsx';
import type { FormComponent } from './dialog-props.ts';

/** The form of an entity's dialogs. */
export const formOf = (of: Resource): FormComponent =>
  checked(of, () => import('./EntityForm.tsx').then(({ EntityForm }) => EntityForm));

/** A form with the checks of an entity. Its code and the checks are loaded together. */
export function checked<P extends { readonly validators: Validators }>(
  of: Resource,
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<Omit<P, 'validators'>> {
  return later(async () => {
    const [Form, validators] = await Promise.all([load(), of.loadValidators(), loadPhones(of.fields)]);
    return (props: Omit<P, 'validators'>) => <Form {...({ ...props, validators } as P)} />;
  });
}
