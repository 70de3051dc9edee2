/** Settings from the server, loaded before anything else. */
export interface Config {
  /** Identity service in place of the server's own. */
  readonly identityUrl: string | null;
  readonly demo: boolean;
}

let loading: Promise<Config> | undefined;

export const config = (): Promise<Config> =>
  (loading ??= fetch('/config.json')
    .then((response) => response.json() as Promise<Config>)
    .catch(() => ({ identityUrl: null, demo: false })));
