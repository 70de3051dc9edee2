/** Settings from the server. Loaded before anything else. */
export interface Config {
  /** Base URL of an external identity service; null for the server's own. */
  readonly identityUrl: string | null;
  readonly demo: boolean;
  /** Whether the server does not tell if an address has an account. */
  readonly hideAccounts: boolean;
}

let loading: Promise<Config> | undefined;

export const config = (): Promise<Config> =>
  (loading ??= fetch('/config.json')
    .then((response) => response.json() as Promise<Config>)
    .catch(() => ({ identityUrl: null, demo: false, hideAccounts: false })));
