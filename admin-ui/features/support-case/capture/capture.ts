import { copyOfPage } from './copy.ts';
import { stylesOfPage } from './styles.ts';

/** XML cannot contain these characters. */
// oxlint-disable-next-line no-control-regex
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Takes a picture of the visible page, as a canvas with a pixel for each CSS pixel. The page is copied with its own
 * style sheets into an SVG picture, which the browser draws: a quarter of the time of working out the style of each
 * element, as libraries do.
 */
export async function capture(): Promise<HTMLCanvasElement> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const [css, page] = await Promise.all([stylesOfPage(), copyOfPage()]);
  const style = document.createElement('style');
  style.textContent = css;
  page.prepend(style);

  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  // The selector `:root` now means this element.
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const content = document.createElementNS(svg.namespaceURI, 'foreignObject');
  content.setAttribute('width', '100%');
  content.setAttribute('height', '100%');
  content.append(page);
  svg.append(content);

  const picture = new Image(width, height);
  const source = new XMLSerializer().serializeToString(svg).replace(notXml, '');
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  return canvas;
}
