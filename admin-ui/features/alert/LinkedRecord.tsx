import { Suspense, useEffect, type ComponentType } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { later } from '../../kit/later.tsx';

const activity = later(() => import('../../generated/activity.gen.tsx').then((module) => module.EditDialog));

/** The form of an alert's record, by the alert's source (ALR-006). */
const forms: Readonly<Record<NonNullable<Alert['source']>, ComponentType<DialogProps>>> = {
  ACTIVITY: activity,
  REMINDER: activity,
  NOTE: later(() => import('../../generated/note.gen.tsx').then((module) => module.EditDialog)),
  CUSTOMER: later(() => import('../../generated/customer.gen.tsx').then((module) => module.FullDialog)),
  REPORT: later(() => import('../../generated/report-schedule.gen.tsx').then((module) => module.EditDialog)),
  SUPPORT: later(() => import('../../generated/support-case.gen.tsx').then((module) => module.EditDialog)),
  QUOTE: later(() => import('../../generated/quotation.gen.tsx').then((module) => module.EditDialog)),
  WORK: BackgroundWork,
  MAIL: SentMail,
};

/** Background work has no form: its list opens. */
function BackgroundWork({ onClose }: DialogProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/myBackgroundWork');
    onClose();
  }, [navigate, onClose]);
  return null;
}

/** An e-mail has no form: it is on the timeline of its customer. */
function SentMail({ id, onClose }: DialogProps) {
  const navigate = useNavigate();
  const { data, error } = useGetOne('sentMail', { id: id! });
  useEffect(() => {
    if (data) void navigate(`/customers/${data.customer.customerId}/detail`);
    if (data || error) onClose();
  }, [data, error, navigate, onClose]);
  return null;
}

/** Opens the record an alert is about; an alert with an unknown source opens nothing (AMB-020). */
export function LinkedRecord({ alert, onClose }: { readonly alert: Alert; readonly onClose: () => void }) {
  const Form = forms[alert.source!];
  if (!Form || !alert.sourceId) return null;
  return (
    <Suspense>
      <Form open id={alert.sourceId} onClose={onClose} />
    </Suspense>
  );
}
