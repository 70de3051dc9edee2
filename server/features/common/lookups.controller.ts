import { Controller, Get } from '@nestjs/common';
import { lookups } from '../../generated/lookups.gen.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';

/** Calls that a client should prefetch (BEH-132). */
@Controller()
export class LookupsController {
  @Get('preLoadedData')
  @Access('signedIn')
  @Describe({ tag: 'Lookups', summary: 'Calls worth prefetching: [{ callEP }]', returns: { type: 'array' } })
  preLoaded() {
    return lookups.map((callEP) => ({ callEP }));
  }
}
