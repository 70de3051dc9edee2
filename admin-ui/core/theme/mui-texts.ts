import type { ComponentsProps } from '@mui/material/styles';
import { t } from '../i18n/t.ts';

const number = (value: number) => value.toLocaleString('en-GB');

/** Texts that are built into MUI's components. */
export const muiTexts = {
  alert: { closeText: t('kit.close') },
  autocomplete: {
    openText: t('kit.open'),
    closeText: t('kit.close'),
    clearText: t('kit.clear'),
    loadingText: t('kit.loadingRows'),
    noOptionsText: t('core.choices.none'),
  },
  breadcrumbs: { expandText: t('core.showPath') },
  pagination: {
    labelRowsPerPage: t('kit.rows'),
    // The total is unknown while rows are loading.
    labelDisplayedRows: ({ from, to, count }) =>
      count === -1 ? '' : t('core.pages.shown', { from: number(from), to: number(to), count: number(count) }),
    getItemAriaLabel: (page) => t(`core.pages.${page}`),
  },
} satisfies {
  alert: ComponentsProps['MuiAlert'];
  autocomplete: ComponentsProps['MuiAutocomplete'];
  breadcrumbs: ComponentsProps['MuiBreadcrumbs'];
  pagination: ComponentsProps['MuiTablePagination'];
};
