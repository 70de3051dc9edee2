import { extendAttachment } from '../../generated/attachment/hooks.gen.ts';

/** Deletes the file along with its record. */
export default extendAttachment({
  afterDeleteCommit: ({ fileLocation }, { files }) => files.remove(fileLocation!),
});
