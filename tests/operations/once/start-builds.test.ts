import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProductCopy } from '../../support/copy.ts';

describe('npm start that has to build first', () => {
  let product: ProductCopy;
  beforeAll(() => {
    product = new ProductCopy();
  });
  afterAll(() => product.remove());

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stops building on %s, with exit code %i', async (signal, code) => {
    product.makeStale();
    await product.startUntil(/Building the pages/);
    expect(await product.stop(signal)).toBe(code);
  });

  test('serves with less than 250 MB: the memory of the build is freed', async () => {
    product.makeStale();
    const url = await product.start();
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
    expect(product.memory()).toBeLessThan(250);
    expect(await product.stop('SIGINT')).toBe(0);
  });
});
