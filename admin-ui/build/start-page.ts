import type { Plugin } from 'vite';

const preload = /\n\s*<link rel="modulepreload"( crossorigin href="[^"]+")>/g;
const script = /\n\s*(<script type="module") (crossorigin src="[^"]+"><\/script>)/;
const style = /\n\s*(<link rel="stylesheet"[^>]+>)/;

/**
 * Changes the page that Vite writes. Each of the first scripts runs in a step of its own, between which the browser can
 * respond, and the page is drawn before the styles are loaded, which only name fonts.
 */
export const startPage: Plugin = {
  name: 'start-page',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [, tag, source] = script.exec(html) ?? [];
      const [, fonts] = style.exec(html) ?? [];
      if (!tag || !fonts) return html;
      return html
        .replace(script, '')
        .replace(style, '')
        .replaceAll(preload, (_, href: string) => `\n    ${tag} async${href.replace('href', 'src')}></script>`)
        .replace('</body>', `  ${tag} async ${source}\n    ${fonts}\n  </body>`);
    },
  },
};
