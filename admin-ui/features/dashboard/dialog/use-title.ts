import { useFormContext } from 'react-hook-form';
import { useCatalogue, useSources } from './use-catalogue.ts';

/** Sets the title of the widget to the name of what it shows, unless the user has typed one. */
export function useTitle() {
  const { getValues, setValue } = useFormContext();
  const { lists, reports } = useSources();
  const names = [
    ...useCatalogue().map(({ widgetName }) => widgetName),
    ...[...lists, ...reports].map(({ name }) => name),
  ];
  return (name: string) => {
    const title = getValues('widgetName') as string | null;
    if (!title || names.includes(title)) setValue('widgetName', name, { shouldDirty: true });
  };
}
