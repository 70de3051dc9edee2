import { expect, test } from '@jest/globals';
import { readEvents, type StreamEvent } from '../../admin-ui/core/live/event-stream.ts';
import { delayOf } from '../../admin-ui/core/waits.ts';

test('events are read wherever the network has cut them; a comment is a heartbeat', async () => {
  const text = 'retry: 1000\n\nevent: saved\ndata: {"entity":"customer","ids":[1]}\n\n:\n\nevent: ended\ndata: {}\n\n';
  for (const size of [1, 7, 1000]) {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const heard: (StreamEvent | null)[] = [];
    await readEvents(body, (event) => heard.push(event));
    expect(heard).toEqual([
      null,
      { name: 'saved', data: { entity: 'customer', ids: [1] } },
      null,
      { name: 'ended', data: {} },
    ]);
  }
});

test('the delay before an attempt doubles up to a minute; half of it is left to chance', () => {
  expect([1, 2, 3, 7, 50].map((failures) => delayOf(failures, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000]);
  expect(delayOf(3, 0)).toBe(2000);
});
