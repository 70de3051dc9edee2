import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public address that exists before its app, like that of a proxy. Without an app it closes every connection. */
export class Front {
  app: string | null = null;
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (incoming, answer) => {
      if (!this.app) {
        incoming.socket.destroy();
        return;
      }
      const { method, headers } = incoming;
      const passed = request(`${this.app}${incoming.url}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      incoming.pipe(passed);
    });
  }

  static async open(): Promise<Front> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Front(server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
