import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { contents } from '../../core/contents.ts';
import { isCancelled } from '../../core/data/upload.ts';
import { encodings, type Encoding } from '../../core/files/encodings.gen.ts';
import { FileDrop } from '../../kit/files/FileDrop.tsx';
import { TextEncoding } from '../../kit/sheets/TextEncoding.tsx';
import { sendFile } from './calls.ts';
import { keepFile } from './sent-file.ts';
import { t } from './texts.ts';

/** The first step of an import: a file is chosen or dropped. The server reads it, and keeps its rows for seven days. */
export function ImportFilePage() {
  const [search, setSearch] = useSearchParams();
  const kinds = Object.values(contents().resources).filter(({ imports }) => imports);
  const { name: kind, title, plural } = kinds.find(({ name }) => name === search.get('of')) ?? kinds[0]!;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [reading, setReading] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ readonly text: string; readonly file: File } | null>(null);

  async function take(file: File | undefined, encoding?: Encoding) {
    if (!file || reading) return;
    setReading(file);
    setProblem(null);
    try {
      const { id } = await sendFile(file, kind, encoding);
      keepFile(id, file);
      void navigate(`/imports/${id}/detail`);
    } catch (error) {
      if (!isCancelled(error)) setProblem({ text: (error as Error).message, file });
      setReading(null);
    }
  }

  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{t('recordImport.title', { plural: plural.toLowerCase() })}</Typography>
        <Button component={Link} to="/imports" sx={{ ml: 'auto' }}>
          {t('recordImport.all')}
        </Button>
      </Box>
      <Paper
        variant="outlined"
        sx={{
          p: { xs: 3, sm: 6 },
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          textAlign: 'center',
          borderStyle: 'dashed',
        }}
      >
        <FileDrop text={t('kit.sheet.dropNow')} onFiles={([file]) => void take(file)} />
        <UploadFileOutlinedIcon color="primary" sx={{ fontSize: 40 }} />
        <Typography variant="h2">{t('kit.sheet.drop')}</Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
          {t('recordImport.shape', { title: title.toLowerCase() })} {t('recordImport.kinds')}
        </Typography>
        {reading && (
          <div role="status">
            <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {t('recordImport.reading', { file: reading.name })}
            </Typography>
            <LinearProgress aria-hidden />
          </div>
        )}
        {problem && (
          <Alert severity="error" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
            {problem.text}
          </Alert>
        )}
        {problem && isText(problem.file) && (
          <TextEncoding
            of={{ file: problem.file, encoding: encodings[0]! }}
            onChange={(file, encoding) => void take(file, encoding)}
          />
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt,.vcf"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <TextField
          select
          label={t('recordImport.records')}
          value={kind}
          disabled={reading !== null}
          onChange={({ target }) => setSearch({ of: target.value }, { replace: true })}
          sx={{ width: 200, textAlign: 'left' }}
        >
          {kinds.map((one) => (
            <MenuItem key={one.name} value={one.name}>
              {one.plural}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={reading !== null} onClick={() => input.current!.click()}>
          {t('kit.sheet.file')}
        </Button>
      </Paper>
    </Box>
  );
}

const isText = ({ name }: File): boolean => /\.(csv|tsv|txt|vcf)$/i.test(name);
