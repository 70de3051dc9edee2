import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script to its end with this process's input and output, and forwards signals to it.
 * @returns its exit code; 128 plus the signal's number if a signal ended it
 */
export async function runNode(root, script, args, env = process.env) {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', cwd: root, env });
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const [code, endedBy] = await once(child, 'exit');
  // Later code in this process handles signals itself.
  for (const signal of signals) process.off(signal, forward);
  return code ?? 128 + constants.signals[endedBy];
}
