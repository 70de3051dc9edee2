import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { reply } from './reply.mjs';

const script = fileURLToPath(new URL('server.mjs', import.meta.url));

/**
 * The server that answers, and processes that are ready to take its place: they have loaded the packages, which takes
 * four fifths of the time of loading (2.2 of 2.7 s; November 2026, 2 cores). There are two, because a second change
 * often follows at once: the migration after its field. Only one server may use a SQLite file: the new one loads the
 * code, then the old one ends, then the new one opens the database.
 */
export class Servers {
  #root;
  #env;
  #running = null;
  #spare = [];
  #state = 'starting';
  #events = new EventEmitter();
  #calls = new Set();
  #isWanted = false;
  #hints = [];
  #restarting = null;

  constructor(root, env) {
    this.#root = root;
    this.#env = env;
  }

  /** Whether there is a server, or one is starting. */
  get isStarted() {
    return this.#running !== null || this.#restarting !== null;
  }

  /** Waits until a server answers. @throws Error if it could not start */
  async ready() {
    while (this.#state === 'starting') await once(this.#events, 'state');
    if (this.#state === 'ended')
      throw new Error(['The server does not run; the terminal says why.', ...this.#hints].join(' '));
  }

  /** Notes a call that is on its way to the server, which then ends only after the answer. */
  note(response) {
    this.#calls.add(response);
    response.once('close', () => this.#calls.delete(response));
  }

  /**
   * Starts a server with the current code in place of the one that runs. A call during a restart causes one more.
   * @param hints what is left to do, which may be why a server does not start
   * @returns when it answers, or has failed
   */
  restart(hints) {
    this.#hints = hints;
    this.#isWanted = true;
    return (this.#restarting ??= this.#restart().finally(() => {
      this.#restarting = null;
      if (this.#isWanted) this.restart(this.#hints);
    }));
  }

  async end() {
    this.#isWanted = false;
    for (const server of this.#spare) server.kill();
    await this.#endRunning();
  }

  async #restart() {
    while (this.#isWanted) {
      this.#isWanted = false;
      const server = this.#spare.shift() ?? this.#fork();
      try {
        await reply(server, 'load');
        this.#become('starting');
        await this.#answered();
        await this.#endRunning();
        await reply(server, 'start');
        this.#running = server;
        server.once('exit', () => this.#running === server && this.#become('ended'));
        this.#become('started');
      } catch {
        // The process has printed why it ended. If it could not load the code, the old one goes on.
        if (!this.#running) this.#become('ended');
        console.error('Waiting for a change …');
      }
    }
    while (this.#spare.length < 2) this.#spare.push(this.#fork());
  }

  /** Waits until the noted calls have their answers, but at most two seconds. */
  async #answered() {
    for (let waited = 0; this.#calls.size && waited < 2000; waited += 20) await setTimeout(20);
  }

  async #endRunning() {
    const server = this.#running;
    this.#running = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }

  #become(state) {
    this.#state = state;
    this.#events.emit('state');
  }

  #fork() {
    return fork(script, { cwd: this.#root, env: this.#env });
  }
}
