import { connect } from 'node:tls';
import { problemOfMail } from '../mail/transport.ts';
import type { Check } from './problem.ts';

/** Milliseconds that an answer may take. */
const patience = 5000;

/** Bytes of a body that a reverse proxy must let through: the largest file, with room for its form. */
const largest = 11 * 1024 ** 2;

/** Days before its end at which a certificate should have been renewed. */
const renewed = 14;

interface Health {
  readonly message?: string;
  readonly warnings?: readonly string[];
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });

const reasonFor = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return name === 'TimeoutError' ? `no answer within ${patience / 1000} s` : (cause?.code ?? cause?.message ?? message);
};

/** The server on this machine: whether it runs, and what it says of itself. */
export const serverCheck: Check = async ({ settings: { port, host } }) => {
  const address = `http://${host && !['0.0.0.0', '::'].includes(host) ? host : '127.0.0.1'}:${port}`;
  try {
    const response = await ask(`${address}/v1/health`);
    const { message, warnings = [] } = (await response.json()) as Health;
    return response.ok ? [...warnings] : [`The server at ${address} is not well: ${message}`];
  } catch (error) {
    return [`No server answers at ${address}: ${reasonFor(error)}. Start it, or correct PORT and HOST.`];
  }
};

/** The way that people take: name, certificate, and what a reverse proxy does to large bodies and to the stream. */
export const proxyCheck: Check = async ({ settings: { publicUrl } }) => {
  const { protocol, hostname, port } = new URL(publicUrl);
  const problems: string[] = [];
  try {
    const response = await ask(`${publicUrl}/v1/health`);
    if (response.status >= 400 || !(response.headers.get('content-type') ?? '').includes('json'))
      return [
        `${publicUrl} does not lead to the server: /v1/health answers ${response.status}. Look at the reverse proxy.`,
      ];
  } catch (error) {
    return [
      `Nothing answers at PUBLIC_URL ${publicUrl}: ${reasonFor(error)}. Look at the name, and at the reverse proxy.`,
    ];
  }
  if (protocol === 'https:') problems.push(...(await certificateProblems(hostname, Number(port || 443))));
  // Without a token, the product refuses the body unread; a proxy that limits bodies answers 413.
  const sent = await ask(`${publicUrl}/v1/attachment`, {
    method: 'POST',
    body: new Uint8Array(largest),
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => null);
  if (sent?.status === 413)
    problems.push(
      `The reverse proxy refuses files of ${largest / 1024 ** 2} MB. Let it pass 12 MB: see docs/operations.md.`,
    );
  return problems;
};

function certificateProblems(host: string, port: number): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: patience }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
      socket.end();
      resolve(days < renewed ? [`The certificate of ${host} ends in ${days} days. Look why it was not renewed.`] : []);
    });
    socket.on('error', (error) => resolve([`The certificate of ${host} is not valid: ${error.message}.`]));
    socket.on('timeout', () => (socket.destroy(), resolve([])));
  });
}

/** The mail server: whether it lets the product in. */
export const mailCheck: Check = async ({ settings }) => {
  const problem = await problemOfMail(settings);
  return problem ? [problem] : [];
};
