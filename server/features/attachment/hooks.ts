import { extendAttachment } from '../../generated/attachment/hooks.gen.ts';

/** The file goes with its record. */
export default extendAttachment({
  afterDeleteCommit: ({ fileLocation }, { files }) => files.remove(fileLocation!),
});
