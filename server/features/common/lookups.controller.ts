import { Controller, Get } from '@nestjs/common';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { Platform } from '../../services/platform.ts';

/** Calls that a client should prefetch (BEH-132). */
@Controller()
export class LookupsController {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  @Get('preLoadedData')
  @Access('signedIn')
  @Describe({ tag: 'Lookups', summary: 'Calls worth prefetching: [{ callEP }]', returns: { type: 'array' } })
  preLoaded() {
    return this.#platform.registry.all.flatMap(({ choices = [] }) => choices.map((callEP) => ({ callEP })));
  }
}
