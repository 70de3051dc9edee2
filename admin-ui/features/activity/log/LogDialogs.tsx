import { activity } from '../../../generated/activity.gen.tsx';
import { validators } from '#validators/activity';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import { localised } from '../../../core/i18n/localised.ts';
import { instantOf, isDate, isTime, type Moment } from '../../../core/time/london.ts';
import type { FieldInfo, WireRecord } from '../../../core/model/resource.ts';
import { FieldsDialog } from '../../../crud/form/FieldsDialog.tsx';
import type { Named, Planned } from './read-line.ts';
import { t } from './texts.ts';

const { startDate, startTime, activityType, subject } = activity.fields;
const { startDate: invalidDate, startTime: invalidTime } = localised('validators', validators).invalid;
const required = (field: FieldInfo, title: string): FieldInfo => ({
  ...field,
  title,
  required: t('logging.required', { title }),
});

/** Messages for a day or time that is missing or invalid. */
const wrongMoment = ({ date, time }: WireRecord, isTimed = true): Record<string, string> => ({
  ...(!isDate(date) && { date: date ? invalidDate! : t('logging.required', { title: t('logging.day') }) }),
  ...(isTimed && !isTime(time) && { time: time ? invalidTime! : t('logging.required', { title: t('logging.time') }) }),
});

interface TimeProps {
  readonly at: Moment;
  readonly onSave: (at: Moment) => void;
  readonly onClose: () => void;
}

/** Asks when something happened. */
export const TimeDialog = ({ at, onSave, onClose }: TimeProps) => (
  <FieldsDialog
    title={t('logging.whens')}
    draft="log.when"
    width={420}
    fields={{ date: required(startDate!, t('logging.day')), time: required(startTime!, t('logging.time')) }}
    layout={() => [['date', 'time']]}
    initial={{ ...at }}
    check={(values): Record<string, string> => {
      const wrong = wrongMoment(values);
      if (Object.keys(wrong).length) return wrong;
      return instantOf(values.date, values.time)! > Date.now() ? { date: t('logging.inFuture') } : {};
    }}
    onSave={({ date, time }) => Promise.resolve(onSave({ date, time }))}
    onClose={onClose}
  />
);

interface PlanProps {
  readonly plan: Planned;
  readonly isNew: boolean;
  readonly types: readonly Named[];
  readonly onSave: (plan: Planned) => void;
  readonly onClose: () => void;
}

const isTask = ({ type }: WireRecord): boolean => type?.id === activityTypeKeys.Task;

/** Asks what is to follow, and when. A task has a day alone. */
export function PlanDialog({ plan, isNew, types, onSave, onClose }: PlanProps) {
  const type = types.find(({ id }) => id === plan.type);
  return (
    <FieldsDialog
      title={t(isNew ? 'logging.addTitle' : 'logging.changeTitle')}
      draft="log.plan"
      width={520}
      fields={{
        type: activityType!,
        about: { title: subject!.title, type: 'string', maxLength: 200 },
        date: required(startDate!, t('logging.day')),
        time: required(startTime!, t('logging.time')),
      }}
      layout={(values) => [['type', 'about'], isTask(values) ? ['date'] : ['date', 'time']]}
      initial={{
        ...plan,
        type: type ? { id: type.id, activityTypeName: type.name } : null,
        time: plan.time ?? '09:00',
      }}
      check={(values): Record<string, string> => {
        const wrong = {
          ...(!values.type && { type: activityType!.required! }),
          ...wrongMoment(values, !isTask(values)),
        };
        if (Object.keys(wrong).length) return wrong;
        const at = instantOf(values.date, isTask(values) ? '23:59' : values.time)!;
        return at <= Date.now() ? { [isTask(values) ? 'date' : 'time']: t('logging.inPast') } : {};
      }}
      onSave={(values) =>
        Promise.resolve(
          onSave({
            type: values.type.id,
            about: (values.about ?? '').trim(),
            date: values.date,
            time: isTask(values) ? null : values.time,
          }),
        )
      }
      onClose={onClose}
    />
  );
}
