import { extendAttachment } from '../../generated/attachment/hooks.gen.ts';

/** The file goes with its record. */
export default extendAttachment({
  afterRemove: ({ fileLocation }, { files }) => files.remove(fileLocation!),
});
