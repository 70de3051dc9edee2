import { t } from '../../core/i18n/t.ts';

/** `812 KB`, `3.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_048_576
    ? t('kit.file.kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('kit.file.megabytes', { size: (bytes / 1_048_576).toFixed(1) });
