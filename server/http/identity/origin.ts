import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Origin } from '../../services/identity/sessions.ts';

/** Where a call comes from: its network address and browser. */
export const CallOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const { ip, headers } = context.switchToHttp().getRequest<Request>();
  return { address: ip ?? '', client: headers['user-agent'] ?? '' };
});
