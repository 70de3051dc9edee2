import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { readId } from '../core/records/request.ts';

/**
 * Reads the key of a record in a path: `@Param('customer', ReadId) customer: number`.
 * @throws UserError 400 unless it is a whole number above 0 that the database can hold
 */
@Injectable()
export class ReadId implements PipeTransform<string, number> {
  transform(value: string, { data }: ArgumentMetadata): number {
    return readId(value, data);
  }
}

/** The same where the message calls the parameter `id`, whatever its name in the path. */
@Injectable()
export class ReadAsId implements PipeTransform<string, number> {
  transform(value: string): number {
    return readId(value);
  }
}
