import { extendUser } from '../../generated/user/hooks.gen.ts';

export default extendUser({
  derive: {
    fullName: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || null,
  },
});
