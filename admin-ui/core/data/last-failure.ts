import { session } from '../session/session.ts';

/** The last failed call, for an error report (BEH-043). */
export interface LastFailure {
  readonly lastEP: string;
  readonly epPayload: string;
  readonly epError: string;
  /** Status of the answer; 0 if none came. */
  readonly errorCode: string;
  readonly datetime: string;
  /** Whether it has been reported to the server, other than in a support case. */
  readonly isReported?: boolean;
}

interface Kept {
  /** Whose call it was. Nobody else may send it. */
  readonly user: number | undefined;
  readonly failure: LastFailure;
}

const key = 'branchline.lastFailure';

/** Kept in the tab's storage, because users often reload the page when the server does not answer. */
export const lastFailure = {
  record(failure: LastFailure): void {
    const kept: Kept = { user: session.get()?.profile.id, failure };
    sessionStorage.setItem(key, JSON.stringify(kept));
  },
  get(): LastFailure | null {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.user === session.get()?.profile.id ? kept.failure : null;
  },
};
