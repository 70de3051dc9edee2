import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;
const isWindows = process.platform === 'win32';
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Runs a program to its end. A signal to this process first ends the program and its children. @returns whether it
 * succeeded
 */
export async function runProgram(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'inherit', 'inherit'],
    shell: isWindows,
    // A process group, so that all its processes can be ended together.
    detached: !isWindows,
  });
  const ended = once(child, 'exit').catch(() => [null]);
  const stop = async (signal) => {
    child.kill(signal);
    await Promise.race([ended, wait(10_000)]);
    endGroup(child);
    process.exit(128 + signals[signal]);
  };
  for (const signal of Object.keys(signals)) process.once(signal, stop);
  const [code] = await ended;
  for (const signal of Object.keys(signals)) process.off(signal, stop);
  return code === 0;
}

/** Runs a Node script, which ends with this process, even if that is killed. */
export const runScript = (args, options) => runProgram(process.execPath, ['--import', endWithParent, ...args], options);

function endGroup({ pid }) {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}
