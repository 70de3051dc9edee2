import { useQuery } from '@tanstack/react-query';
import { download } from '../../core/data/http.ts';

export const pictureKey = (attachId: number) => ['picture', attachId];

/** Loads a screenshot as an object URL; one that was just taken is in the cache already. */
export const usePicture = (screenshot: { readonly attachId: number; readonly fileName: string | null } | null) =>
  useQuery({
    queryKey: pictureKey(screenshot?.attachId ?? 0),
    queryFn: () =>
      download(`downloadAttachment/${encodeURIComponent(screenshot!.fileName!)}`).then((blob) =>
        URL.createObjectURL(blob),
      ),
    enabled: Boolean(screenshot?.fileName),
    staleTime: Infinity,
    gcTime: Infinity,
  });
