import type { Page } from '@playwright/test';

/** Elements whose text comes from the catalogue or a schema: names, headings, labels. */
const named = [
  'h1:not(#record-title), h2, h3, label, legend, dt, th, [role="columnheader"]',
  'button, [role="button"], [role="tab"], [role="menuitem"], [role="combobox"][aria-label], nav a, footer',
  '.MuiFormHelperText-root, .MuiFormControlLabel-label, .MuiChip-label, .MuiDialogContent-root > p',
  '[placeholder], [aria-label]',
].join();

/**
 * Elements whose text comes from the database or is a date: values of records, choices of a list, and links and buttons with their
 * names. An element with a label of its own within them, such as "Actions for …", is still checked.
 */
const ofData =
  'td, dd, [data-date], li[data-record], a[data-record], [data-filter], [data-person], [role="gridcell"], [role="option"], [role="dialog"] li .MuiListItemButton-root, .MuiAutocomplete-tag';

/** Visible texts that a translation would leave in English: letters outside the brackets of the pseudo-locale. */
export const englishTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([places, data]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
      // A value within a sentence has brackets within the sentence's brackets.
      const outside = (text: string): string => {
        const less = text.replace(/⟦[^⟦⟧]*⟧/gs, '');
        return less === text ? text : outside(less);
      };
      const found = new Set<string>();
      const check = (text: string | null | undefined) => {
        const rest = outside(text ?? '');
        if (/\p{L}{2}/u.test(rest)) found.add(rest.trim().replace(/\s+/g, ' '));
      };
      for (const element of document.querySelectorAll<HTMLElement>(places!)) {
        if (!isShown(element)) continue;
        check(element.getAttribute('aria-label'));
        check(element.getAttribute('placeholder'));
        if (!element.closest(data!) && element.matches(':not(input, textarea, section, ul, table)'))
          check(element.getAttribute('aria-label') ? '' : element.innerText);
      }
      return [...found];
    },
    [named, ofData],
  );

/**
 * What does not fit: a text that goes beyond its button, label, heading, tab or chip, or is cut off without an ellipsis
 * and a tooltip; and a page that scrolls sideways.
 */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = `h1, h2, h3, label, legend, dt, th, button, [role="tab"], [role="menuitem"], [role="columnheader"],
      .MuiChip-root, .MuiFormHelperText-root, nav a, footer, .MuiAlert-message`;
    const found = new Set<string>();
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      [...ancestors(element)].some((one) => getComputedStyle(one).clipPath !== 'none');
    function* ancestors(element: Element | null) {
      for (let one = element; one; one = one.parentElement) yield one;
    }
    const hasTooltip = (element: Element) =>
      [...ancestors(element)].slice(0, 4).some((one) => one.hasAttribute('title') || one.hasAttribute('aria-label'));
    const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);

    for (const element of document.querySelectorAll<HTMLElement>(places)) {
      if (isUnseen(element)) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const own = text.parentElement!;
        if (!/\p{L}/u.test(text.textContent!) || isUnseen(own) || own.closest('style, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const shown = range.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        let isEllipsis = false;
        let isCut = false;
        for (const one of ancestors(own)) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
          if (/auto|scroll/.test(overflowX + overflowY) && !element.contains(one)) break;
          const frame = one.getBoundingClientRect();
          if (textOverflow === 'ellipsis' && overflowX === 'hidden') isEllipsis = true;
          const wide = overflowX !== 'visible' && (shown.right > frame.right + 1 || shown.left < frame.left - 1);
          const high = overflowY !== 'visible' && (shown.bottom > frame.bottom + 1 || shown.top < frame.top - 1);
          if (wide || high) isCut = true;
        }
        if (isCut && !(isEllipsis && hasTooltip(own))) found.add(`cut: ${name(element)}`);
        if (!isEllipsis && (shown.right > box.right + 1 || shown.left < box.left - 1 || shown.bottom > box.bottom + 2))
          found.add(`leaves its place: ${name(element)}`);
      }
    }
    const wide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    for (const frame of [document.documentElement, document.querySelector('main')])
      if (frame && wide(frame)) found.add(`scrolls sideways: ${frame.localName}`);
    for (const body of document.querySelectorAll('.MuiDialogContent-root'))
      if (wide(body)) found.add('scrolls sideways: dialog');
    return [...found];
  });
