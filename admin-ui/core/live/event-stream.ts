export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * Reads a stream of events, as `text/event-stream`. EventSource cannot send an Authorization header.
 * @param heard called for each event, and with null for a heartbeat
 */
export async function readEvents(body: ReadableStream<Uint8Array>, heard: (event: StreamEvent | null) => void) {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) heard(eventOf(block));
  }
}

function eventOf(block: string): StreamEvent | null {
  const lines = block.split('\n');
  const valueOf = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  const name = valueOf('event');
  return name === undefined ? null : { name, data: JSON.parse(valueOf('data') ?? 'null') };
}
