import { once } from 'node:events';

/** Sends a child process a message, and returns its next one. @throws Error if it ends instead */
export async function reply(child, message) {
  const waiting = new AbortController();
  const ended = () => {
    throw new Error('The process has ended.');
  };
  if (child.exitCode !== null || child.signalCode !== null) ended();
  child.send(message);
  try {
    const [answer] = await Promise.race([once(child, 'message', waiting), once(child, 'exit', waiting).then(ended)]);
    return answer;
  } finally {
    waiting.abort();
  }
}
