interface MailError extends Error {
  readonly code?: string;
  /** What the server has answered: `535 5.7.8 Authentication failed`. */
  readonly response?: string;
  /** The command that it has answered. */
  readonly command?: string;
}

/**
 * Explains in one line why a mail could not be sent, and what to change.
 * @param smtpUrl the setting, of which only host and port are named
 */
export function explainMailError(error: unknown, smtpUrl: string): string {
  if ((error as Error).message.startsWith('The token server ')) return (error as Error).message;
  const { code = '', message, response, command } = error as MailError;
  const { protocol, hostname, port } = new URL(smtpUrl);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const answer = response ?? message;
  const other = protocol === 'smtps:' ? 'smtp://, usually with port 587' : 'smtps://, usually with port 465';
  if (code === 'EAUTH') return `The mail server ${server} refuses the user or the password of SMTP_URL: ${answer}`;
  if (isSenderRefused(response, command))
    return `The mail server ${server} does not let this user send from this address: ${answer} Set MAIL_FROM, and the sender in the letterheads, to addresses that the user of SMTP_URL may send from.`;
  if (/^4\d\d\b.*(?:gr[ae]y-?list|4\.7\.1\b)/is.test(response ?? ''))
    return `The mail server ${server} does not know this sender yet (greylisting): ${answer} The e-mail is tried again in a few minutes by itself; a test e-mail is not.`;
  if (code === 'EENVELOPE') return `The mail server ${server} refuses the sender or the recipient: ${answer}`;
  if (response) return `The mail server ${server} answers: ${response}`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`))
    return `No machine is called ${hostname}. Correct the host in SMTP_URL.`;
  if (/ECONNREFUSED/.test(message)) return `No mail server answers at ${server}. Correct host and port in SMTP_URL.`;
  if (code === 'ETIMEDOUT')
    return `The mail server ${server} does not answer in time. Correct host and port in SMTP_URL, or use ${other}; a firewall may also close the port.`;
  if (/wrong version number|SSL|TLS|certificate/i.test(message))
    return `No secure connection to the mail server ${server}: ${message}. Use ${other}, or put the server's certificate right.`;
  return `The mail server ${server} refuses mail: ${message}`;
}

/** Microsoft 365 says 5.7.60, at the end of the mail; others refuse the command that names the sender. */
const isSenderRefused = (response = '', command = ''): boolean =>
  /^5\d\d\b/.test(response) && (command === 'MAIL FROM' || /\b5\.7\.60\b|SendAsDenied/i.test(response));
