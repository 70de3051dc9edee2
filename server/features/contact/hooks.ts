import { extendContact } from '../../generated/contact/hooks.gen.ts';

export default extendContact({
  derive: {
    contactName: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || null,
  },
});
