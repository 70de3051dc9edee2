import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  /** The last of the recipients. */
  readonly to: string;
  readonly recipients: readonly string[];
  /** Headers and text as received. */
  readonly data: string;
}

/** A minimal mail server. `answer` may replace the reply to a command, which is given with its line. */
export async function smtpServer() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const reply = (text: string) => socket.write(`${text}\r\n`);
    let [from, recipients, data, inData, buffer] = ['', [] as string[], '', false, ''];
    const take = (line: string) => {
      if (inData) {
        if (line !== '.') return void (data += `${line.replace(/^\./, '')}\n`);
        inData = false;
        const answer = smtp.answer?.('.', line);
        if (!answer?.startsWith('5') && !answer?.startsWith('4'))
          received.push({ from, to: recipients.at(-1)!, recipients, data });
        if (answer !== '') reply(answer ?? '250 taken');
        data = '';
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      const answer = smtp.answer?.(command, line);
      if (answer === '') return;
      if (answer) return void reply(answer);
      if (command === 'MAIL') [from, recipients] = [/<(.*)>/.exec(line)![1]!, []];
      if (command === 'RCPT') recipients.push(/<(.*)>/.exec(line)![1]!);
      if (command === 'DATA') inData = true;
      reply(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      const lines = buffer.split('\r\n');
      buffer = lines.pop()!;
      lines.forEach(take);
    });
    reply('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** The reply to a command: '' for none, undefined for the usual one. The end of a mail is the command `.`. */
    answer: undefined as ((command: string, line: string) => string | undefined) | undefined,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
  return smtp;
}
