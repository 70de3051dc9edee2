import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { grounds } from '../core/theme/grounds.ts';

/** Controls, which are not printed. Headings that sort, links and the badges of statuses are. */
const controls = [
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiFab-root',
  '.MuiCheckbox-root',
  '.MuiTabs-root',
  '.MuiToggleButtonGroup-root',
  '[role="search"]',
  '[data-screen]',
].join(', ');

/** A word of more letters is broken on paper. In a table, it would push other columns off the page. */
const longWord = /\S{31}/;

/** Marks the elements with a long word in what is printed. Other words are not broken. */
function markLongWords() {
  for (const element of document.querySelectorAll('[data-print]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.parentElement!.toggleAttribute('data-long', longWord.test(text.nodeValue!));
  }
}

/**
 * Prints only elements marked `data-print`, at full length and in dark ink, without controls and parts marked
 * `data-screen`. The elements around them are hidden and no longer limit their height. Dialogs without the mark, menus
 * and toasts are not printed. Words that are longer than a line are broken.
 */
export function PrintStyles() {
  useEffect(() => {
    window.addEventListener('beforeprint', markLongWords);
    return () => window.removeEventListener('beforeprint', markLongWords);
  }, []);
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          '@page': { margin: '12mm' },
          '#root :not(:has([data-print]), [data-print], [data-print] *)': { display: 'none !important' },
          'body > :not(#root, :has([data-print]))': { display: 'none !important' },
          [`[data-print] :is(${controls})`]: { display: 'none !important' },
          ':has([data-print]), [data-print], [data-print] *': {
            maxHeight: 'none !important',
            overflow: 'visible !important',
            textOverflow: 'clip !important',
          },
          ':has([data-print]), [data-print]': {
            display: 'block !important',
            position: 'static !important',
            width: 'auto !important',
            maxWidth: 'none !important',
            height: 'auto !important',
            margin: '0 !important',
            padding: '0 !important',
            border: '0 !important',
          },
          // Paper is white, also with the dark theme.
          '[data-print], [data-print] *': {
            color: `${grounds.light.text} !important`,
            borderColor: `${grounds.light.line} !important`,
            boxShadow: 'none !important',
          },
          ':has([data-print]), [data-print], [data-print] :is(.MuiPaper-root, table, thead, tbody, tr, td, th)': {
            backgroundColor: 'transparent !important',
          },
          '[data-print] .MuiPaper-outlined': { border: '0 !important', padding: '0 !important' },
          // As high as the table is once its rows are on several pages. What follows would otherwise cover the last ones.
          '[data-print] :has(table)': {
            flex: 'none !important',
            minHeight: '0 !important',
            maxWidth: '100% !important',
          },
          '[data-print] table': { tableLayout: 'auto !important', width: '100% !important' },
          '[data-print] :is(td, th, col)': { width: 'auto !important', minWidth: '0 !important' },
          '[data-print] :is(td, th)': {
            position: 'static !important',
            maxWidth: 'none !important',
            whiteSpace: 'normal !important',
            height: 'auto !important',
            padding: '2px 6px !important',
            fontSize: '9pt !important',
          },
          // Chromium repeats the heads of a table on each page, but without the buttons in them.
          '[data-print] thead .MuiButtonBase-root': { display: 'contents !important' },
          '[data-print] [aria-sort="none"] svg': { display: 'none !important' },
          '[data-print] :is(td, th) :not(.MuiChip-root, .MuiChip-root *)': { whiteSpace: 'normal !important' },
          '[data-print] :is(td, th) .MuiChip-root': { height: 'auto !important' },
          // Texts of several lines keep them.
          '[data-print] [data-whole]': { whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere !important' },
          '[data-print] [data-long], [data-print] :is(td, th) [data-long]': {
            overflowWrap: 'anywhere !important',
            whiteSpace: 'pre-wrap !important',
            minWidth: '0 !important',
          },
          '[data-print] tr': { breakInside: 'avoid' },
          '[data-print] :is(h1, h2, h3)': { breakAfter: 'avoid' },
          // A footer would be repeated on each page.
          '[data-print] tfoot': { display: 'table-row-group !important' },
          '[data-print] a': { textDecoration: 'none !important' },
        },
      }}
    />
  );
}

/** Prints the page in landscape: for tables with many columns. */
export const Landscape = () => (
  <GlobalStyles styles={{ '@media print': { '@page': { size: 'A4 landscape', margin: '12mm' } } }} />
);
