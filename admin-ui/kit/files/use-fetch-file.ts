import { useNotify } from 'react-admin';
import { download } from '../../core/data/http.ts';
import { saveBlob } from './preview.ts';

/** Downloads a file under its name. */
export function useFetchFile() {
  const notify = useNotify();
  return async (path: string, name: string) => {
    try {
      saveBlob(await download(path), name);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
}
