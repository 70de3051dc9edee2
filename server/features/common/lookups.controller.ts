import { Controller, Get } from '@nestjs/common';
import { Registry } from '../../core/model/registry.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { listOf, object, string } from '../../http/shapes.ts';

/** Calls that a client should prefetch (BEH-132). */
@Controller()
export class LookupsController {
  constructor(private readonly registry: Registry) {}

  @Get('preLoadedData')
  @Access('signedIn')
  @Describe({
    tag: 'Lookups',
    summary: 'Calls worth prefetching: [{ callEP }]',
    returns: listOf(object({ callEP: string })),
  })
  preLoaded() {
    return this.registry.all.flatMap(({ choices = [] }) => choices.map((callEP) => ({ callEP })));
  }
}
