import { useState } from 'react';
import type { Chosen, ChosenContact, Step } from './selection.ts';

interface Start {
  readonly only: Step | undefined;
  readonly customer: Chosen | null;
  readonly contact: ChosenContact | null;
}

/** The step that is shown, and the customer and contact chosen so far. */
export function useSelection({ only, customer: preselected, contact: given }: Start) {
  const [step, setStep] = useState<Step>(only ?? (preselected ? 'contacts' : 'customers'));
  const [text, setText] = useState(preselected?.custName ?? '');
  const [customer, setCustomer] = useState(preselected);
  const [contact, setContact] = useState(given);

  const choose = (next: Chosen) => {
    if (next.customerId !== customer?.customerId) setContact(null);
    setCustomer(next);
    if (!only) setStep('contacts');
  };
  return {
    step,
    turn: () => setStep(step === 'customers' ? 'contacts' : 'customers'),
    text,
    setText,
    customer,
    choose,
    /** Chooses an added customer, or the duplicate used instead of it, like one that was found (BEH-081). */
    preselect: (next: Chosen) => {
      setText(next.custName ?? '');
      choose(next);
    },
    contact,
    setContact,
  };
}
