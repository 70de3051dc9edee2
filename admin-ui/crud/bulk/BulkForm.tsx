import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { sendable } from '../../core/model/sent.ts';
import { FieldsDialog } from '../form/FieldsDialog.tsx';
import { startOf } from '../form/form-start.ts';
import { resolver } from '../form/validate.ts';
import { bodyOf, contradicted, controlsFor, rowsOf } from './fields.ts';
import { t } from './texts.ts';

interface Props {
  readonly of: Resource;
  readonly title: string;
  /** What was entered before; null at first. */
  readonly entered: WireRecord | null;
  /** @param body what to do, as the call takes it */
  readonly onPreview: (body: WireRecord, entered: WireRecord) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the new values of fields of many records. */
export function SetForm({
  of,
  names,
  canEmpty,
  title,
  entered,
  onPreview,
  onClose,
}: Props & { readonly names: readonly string[]; readonly canEmpty: boolean }) {
  const controls = useMemo(() => controlsFor(of, names, canEmpty), [of, names, canEmpty]);
  return (
    <FieldsDialog
      title={title}
      draft={`bulkChange.${of.name}.${names.join('-')}`}
      width={460}
      fields={Object.fromEntries(Object.entries(controls).map(([name, { info }]) => [name, info]))}
      layout={() => rowsOf(controls)}
      initial={
        entered ??
        Object.fromEntries(Object.entries(controls).map(([name, { info }]) => [name, info.type === 'refs' ? [] : null]))
      }
      check={(values): Record<string, string> =>
        bodyOf(controls, values)
          ? contradicted(controls, values)
          : { [Object.keys(controls)[0]!]: t('bulkChange.nothing') }
      }
      note={
        names.length > 1 && (
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('bulkChange.leaveEmpty')}</Typography>
        )
      }
      submit={t('bulkChange.preview')}
      onSave={(values) => onPreview(bodyOf(controls, values)!, values)}
      onClose={onClose}
    />
  );
}

/** Asks for what is added for each of many records. */
export function CreateForm({ of, title, entered, onPreview, onClose }: Props) {
  const { layout, load } = of.bulk!.create!;
  const { data } = useQuery({
    queryKey: ['bulkChange', 'form', of.name],
    queryFn: async () => {
      const added = await load();
      return { added, validators: await added.loadValidators() };
    },
    staleTime: Infinity,
  });
  if (!data) return null;
  const { added, validators } = data;
  const names = layout.flat();
  const start = startOf({ of: added, layout } as Parameters<typeof startOf>[0]);
  const visible = (values: WireRecord, name: string) => validators.when[name]?.visible?.(values) ?? true;
  const isShown = (values: WireRecord) => (name: string) => names.includes(name) && visible(values, name);
  return (
    <FieldsDialog
      title={title}
      draft={`bulkChange.${of.name}.create`}
      width={620}
      fields={Object.fromEntries(names.map((name) => [name, added.fields[name]!]))}
      layout={(values) => layout.map((row) => row.filter((name) => visible(values, name))).filter((row) => row.length)}
      initial={entered ?? Object.fromEntries(names.map((name) => [name, start[name] ?? null]))}
      check={(values) => wrongIn(values)}
      submit={t('bulkChange.preview')}
      onSave={(values) => onPreview({ create: filled(sendable(added, shownOf(values))) }, values)}
      onClose={onClose}
    />
  );

  function shownOf(values: WireRecord): WireRecord {
    return Object.fromEntries(Object.entries(values).filter(([name]) => isShown(values)(name)));
  }

  /** Messages for what is wrong, but not for what each record gives by itself. */
  function wrongIn(values: WireRecord): Record<string, string> {
    const check = resolver(added, validators, isShown(values), {}, null);
    const { errors } = check(values, undefined, { fields: {}, shouldUseNativeValidation: false }) as {
      readonly errors: Readonly<Record<string, { readonly message?: string }>>;
    };
    return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message ?? '']));
  }
}

const filled = (values: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? '') !== ''));
