import { useSyncExternalStore } from 'react';
import { identity, IdentityError, type PendingSignIn, type Tokens } from './identity.ts';

/**
 * What a sign-in waits for: a code of the second factor, or that it is set up, after which recovery codes are shown.
 */
export type FactorStep =
  | {
      readonly kind: 'code';
      /** Tries a code. @throws {IdentityError} if it is refused and another can be tried */
      readonly check: (code: string) => Promise<void>;
      readonly cancel: () => void;
    }
  | {
      readonly kind: 'enrol';
      readonly idToken: string;
      /** Whether the user's role requires it: it can be put off only by not signing in. */
      readonly isRequired: boolean;
      readonly done: (tokens: Tokens, recoveryCodes: RecoveryCodes | null) => void;
      readonly cancel: () => void;
    }
  | (RecoveryCodes & { readonly kind: 'recoveryCodes'; readonly close: () => void });

/** New recovery codes, and the address of their account. */
export interface RecoveryCodes {
  readonly email: string;
  readonly codes: readonly string[];
}

let current: FactorStep | null = null;
const listeners = new Set<() => void>();
const show = (step: FactorStep | null) => {
  current = step;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The step to show. The dialogs are in `app/`, which this folder must not import. */
export const useFactorStep = (): FactorStep | null => useSyncExternalStore(subscribe, () => current);

interface Settle {
  readonly resolve: (tokens: Tokens) => void;
  readonly reject: (error: Error) => void;
}

/** Shows a step until it is settled, in place of any other. */
function settled(stepOf: (settle: Settle) => FactorStep): Promise<Tokens> {
  if (current && 'cancel' in current) current.cancel();
  return new Promise((resolve, reject) => {
    const hide = () => current === step && show(null);
    const step = stepOf({
      resolve(tokens) {
        hide();
        resolve(tokens);
      },
      reject(error) {
        hide();
        reject(error);
      },
    });
    show(step);
  });
}

const cancelled = () => new IdentityError('CANCELLED', 0);

/**
 * Asks for a code until one is right.
 * @throws {IdentityError} CANCELLED, or INVALID_MFA_PENDING_CREDENTIAL if it took too long
 */
export const askForCode = (pending: PendingSignIn): Promise<Tokens> =>
  settled(({ resolve, reject }) => ({
    kind: 'code',
    async check(code) {
      try {
        resolve(await identity.finishSignIn(pending, code));
      } catch (error) {
        if ((error as Error).message !== 'INVALID_MFA_PENDING_CREDENTIAL') throw error;
        reject(error as Error);
      }
    },
    cancel: () => reject(cancelled()),
  }));

/**
 * Lets the user set up a second factor, soon after a sign-in. Returns as soon as it is set up, because that ends the
 * old session; the recovery codes stay on the screen.
 * @throws {IdentityError} CANCELLED
 */
export const enrolSecondFactor = (idToken: string, isRequired: boolean): Promise<Tokens> =>
  settled(({ resolve, reject }) => ({
    kind: 'enrol',
    idToken,
    isRequired,
    done(tokens, recoveryCodes) {
      resolve(tokens);
      if (recoveryCodes) show({ kind: 'recoveryCodes', ...recoveryCodes, close: () => show(null) });
    },
    cancel: () => reject(cancelled()),
  }));
