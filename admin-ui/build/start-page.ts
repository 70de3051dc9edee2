import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const preload = /\n\s*<link rel="modulepreload"( crossorigin href="[^"]+")>/g;
const script = /\n\s*(<script type="module") (crossorigin src="[^"]+"><\/script>)/;
const style = /\n\s*(<link rel="stylesheet"[^>]+>)/;
const picture = /<img src="\/([\w-]+\.svg)" (width="\d+" height="\d+") alt="([^"]+)" \/>/;

/**
 * Changes the page that Vite writes, so that something is shown at once. The mark is part of the page, the styles, which
 * only name fonts, are loaded after it, and each of the first scripts runs in a step of its own, between which the
 * browser can respond.
 */
export function startPage(): Plugin {
  let folder = '';
  return {
    name: 'start-page',
    apply: 'build',
    configResolved: ({ publicDir }) => void (folder = publicDir),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [, tag, source] = script.exec(html)!;
        const [, fonts] = style.exec(html)!;
        return html
          .replace(script, '')
          .replace(style, '')
          .replaceAll(preload, (_, href: string) => `\n    ${tag} async${href.replace('href', 'src')}></script>`)
          .replace(picture, (_, file: string, size: string, text: string) =>
            readFileSync(join(folder, file), 'utf8')
              .trim()
              .replace('<svg', `<svg ${size} role="img" aria-label="${text}"`),
          )
          .replace('</body>', `  ${tag} async ${source}\n    ${fonts}\n  </body>`);
      },
    },
  };
}
