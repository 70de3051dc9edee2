import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { useDialog } from '../fields/dialog-context.ts';
import { controlOf, problemsIn, showsAt, type FieldProblem } from './field-problems.ts';

interface Props {
  /** What is wrong with the whole form; null for nothing. */
  readonly problem: string | null;
}

/**
 * Why a form was not saved, where no control that the user can change shows it: the problem of the whole form, and
 * those of fields that are hidden, locked or not in the form. It comes into view if nothing else shows a problem.
 */
export function ProblemSummary({ problem }: Props) {
  const { formId } = useDialog();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const all = problemsIn(errors);
  // Only the drawn form knows which fields have a control: its parts may leave fields out, or lock them.
  const hidden = useSyncExternalStore(never, () =>
    all.flatMap(({ name }) => (showsAt(formId, name) ? [] : [name])).join(),
  );
  const unseen = all.filter(({ name }) => hidden.split(',').includes(name));
  const isShown = problem !== null || unseen.length > 0;
  const arrive = useEffectEvent(() => {
    if (unseen.length < all.length) return;
    // Enter tries again what only failed, so the focus stays.
    if (unseen.length) box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (submitCount > 0 && isShown) arrive();
  }, [submitCount, isShown]);
  if (!isShown) return null;
  return (
    <Alert severity="error" tabIndex={-1} ref={box} sx={{ mb: 2, outlineOffset: 2, scrollMarginTop: 24 }}>
      {problem && <Box>{problem}</Box>}
      {unseen.map((one) => (
        <Problem key={one.name} {...one} />
      ))}
    </Alert>
  );
}

/** The message of a field, with its title: a link to its control, if it has one. */
function Problem({ name, message }: FieldProblem) {
  const { of, formId } = useDialog();
  const title = of.fields[name]?.title;
  const control = controlOf(formId, name);
  const focus = () => {
    control!.focus();
    control!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Box>
      {title &&
        (control ? (
          <Link component="button" type="button" color="inherit" onClick={focus} sx={{ verticalAlign: 'baseline' }}>
            {title}
          </Link>
        ) : (
          title
        ))}
      {title && ': '}
      {message}
    </Box>
  );
}

/** The drawn form is looked at after each change of it, so there is nothing to subscribe to. */
const never = () => () => undefined;
