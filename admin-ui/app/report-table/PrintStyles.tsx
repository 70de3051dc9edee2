import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * Prints only what is marked `data-print`, in full length, without the parts marked `data-screen`. What surrounds it is
 * hidden, and no longer limits its height.
 */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { size: 'A4 landscape', margin: '12mm' },
        'body :not(:has([data-print]), [data-print], [data-print] *), [data-print] [data-screen]': {
          display: 'none !important',
        },
        ':has([data-print]), [data-print], [data-print] *': {
          maxHeight: 'none !important',
          overflow: 'visible !important',
        },
        ':has([data-print])': { display: 'block !important', height: 'auto !important', margin: '0 !important' },
        '[data-print] :is(td, th)': {
          position: 'static !important',
          maxWidth: 'none !important',
          whiteSpace: 'normal !important',
          padding: '2px 6px !important',
          fontSize: '9pt !important',
        },
        '[data-print] tr': { breakInside: 'avoid' },
        // A footer would be repeated on each page.
        '[data-print] tfoot': { display: 'table-row-group !important' },
        '[data-print] a': { color: 'inherit !important', textDecoration: 'none !important' },
      },
    }}
  />
);
