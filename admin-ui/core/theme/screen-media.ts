/**
 * What media queries say of the screen. While the page is printed, their answers stay the same: the width of the paper
 * would otherwise give the page another layout after the browser has counted its sheets, and leave blank ones.
 */
export function screenMedia(query: string): MediaQueryList {
  const list = window.matchMedia(query);
  const paper = window.matchMedia('print');
  let { matches } = list;
  return new Proxy(list, {
    get(_, name) {
      if (name === 'matches') return (matches = paper.matches ? matches : list.matches);
      const value: unknown = Reflect.get(list, name);
      return typeof value === 'function' ? value.bind(list) : value;
    },
  });
}
