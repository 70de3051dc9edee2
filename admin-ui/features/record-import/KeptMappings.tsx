import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { saveBlob } from '../../kit/files/preview.ts';
import { keepMapping, keptMappings, removeMapping, type Import, type Mapping, type Matching } from './calls.ts';
import { fits, mappingIn } from './mapping.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly matching: Matching;
  readonly mapping: Mapping;
  readonly onUse: (mapping: Mapping) => void;
}

/** Mappings that are kept by name and fit the columns of the file; a mapping from a file, and to one. */
export function KeptMappings({ record, matching, mapping, onUse }: Props) {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const { data = [], refetch } = useQuery({ queryKey: ['importMapping'], queryFn: keptMappings });
  const headings = matching.columns.map((column) => column.name);
  const fitting = data.filter(
    ({ kind, mapping: text }) => kind === record.kind && fits(mappingIn(text) ?? {}, headings),
  );
  const fail = (error: unknown) => notify((error as Error).message, { type: 'error' });

  async function keep() {
    try {
      await keepMapping(name!.trim(), record.kind, mapping);
      notify(t('recordImport.match.keptAs', { name: name!.trim() }), { type: 'success' });
      setName(null);
      await refetch();
    } catch (error) {
      fail(error);
    }
  }
  async function load(file: File | undefined) {
    if (!file) return;
    const loaded = mappingIn(await file.text());
    if (loaded) onUse(loaded);
    else notify(t('recordImport.match.notJson'), { type: 'error' });
  }
  const download = () =>
    saveBlob(new Blob([JSON.stringify(mapping, null, 2)], { type: 'application/json' }), `${record.kind}-mapping.json`);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {fitting.map(({ id, mappingName, mapping: text }) => (
        <Chip
          key={id}
          label={t('recordImport.match.use', { name: mappingName })}
          onClick={() => onUse(mappingIn(text)!)}
          onDelete={() => void removeMapping(id).then(() => refetch(), fail)}
        />
      ))}
      <Button size="small" onClick={() => input.current!.click()}>
        {t('recordImport.match.load')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          void load(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="small" onClick={download}>
        {t('recordImport.match.download')}
      </Button>
      {name === null ? (
        <Button size="small" onClick={() => setName('')}>
          {t('recordImport.match.keep')}
        </Button>
      ) : (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void keep();
          }}
          sx={{ display: 'flex', gap: 1 }}
        >
          <TextField
            autoFocus
            label={t('recordImport.match.keepAs')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setName(null)}
          />
          <Button type="submit" disabled={!name.trim()}>
            {t('kit.save')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
