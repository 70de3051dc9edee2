import { useQuery } from '@tanstack/react-query';
import { download } from '../../core/data/http.ts';

export const pictureKey = (attachId: number) => ['picture', attachId];

/** Address of a screenshot in the browser; one that was just taken is there already. */
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
