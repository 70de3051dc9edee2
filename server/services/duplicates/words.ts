import { fold } from '../../core/search/text.ts';

/** Legal forms and filler words, which do not distinguish companies. */
const empty = new Set(
  'ltd limited plc llp llc inc co company companies group holdings the and of for in at on to by a uk gb t ta trading as'.split(
    ' ',
  ),
);

/** Maps the different spellings of a word to one. */
const spelling = new Map(
  Object.entries({
    st: 'street saint',
    rd: 'road',
    ave: 'avenue av',
    ln: 'lane',
    dr: 'drive drv',
    cl: 'close',
    ct: 'court crt',
    cres: 'crescent cresc',
    gdns: 'gardens garden gdn',
    pl: 'place',
    sq: 'square',
    ter: 'terrace terr',
    ind: 'industrial industries indust',
    est: 'estate estates',
    pk: 'park',
    bus: 'business',
    ctr: 'centre center',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    u: 'unit units',
    hse: 'house',
    bldg: 'building buildings bldgs',
    flr: 'floor',
    wy: 'way',
    gn: 'green',
    hl: 'hill',
    yd: 'yard',
    wks: 'works',
    stn: 'station',
    fm: 'farm',
    bros: 'brothers',
    svc: 'service services svcs serv',
    eng: 'engineering engineers engineer',
    mfg: 'manufacturing',
    intl: 'international',
    bldrs: 'builder builders',
    mtr: 'motor motors mtrs',
    gar: 'garage garages',
    sup: 'supply supplies',
    merch: 'merchant merchants',
    cntr: 'contractor contractors',
    son: 'sons',
    rep: 'repair repairs',
    cr: 'car cars',
    cmcl: 'commercial commercials',
    auto: 'autos',
  }).flatMap(([short, long]) => long.split(' ').map((word) => [word, short] as const)),
);

const written = (words: string[]) => words.map((word) => spelling.get(word) ?? word);

/** The distinctive words of a company's name: `M & T Transmissions Limited` → m, t, transmissions. */
export function nameWords(text: string): string[] {
  const all = written(fold(text).split(' ')).filter(Boolean);
  const telling = all.filter((word) => !empty.has(word));
  return [...new Set(telling.length ? telling : all)];
}

/** A name as one word, as it is spelt: `Motor Depot Ltd` → motordepot. */
export function inOnePiece(text: string): string {
  const words = fold(text).split(' ');
  return words.filter((word) => !empty.has(word)).join('') || words.join('');
}

/** The words of an address: `120 Bradway Road` → 120, bradway, rd. */
export const addressWords = (text: string): string[] => [...new Set(written(fold(text).split(' ')).filter(Boolean))];

const generic = new Set([...spelling.values(), 'trdg', 'rear', 'off', 'adj', 'opp', 'old', 'new', 'main', 'high']);

/** Words that many names have, because they say what a company does. They are not abbreviated, unlike `generic`. */
const trades = new Set(
  `architects architectural associates automotive bathrooms body bodyshop brick build carpentry cars church college
  concrete construction decorating design designs developments electrical exhaust fencing filling flooring glass glazing
  heating hire home homes hotel interiors joinery kitchens landscapes landscaping maintenance mechanical mot motorcycle
  motorcycles national painting partners partnership plant plumbing primary properties property roof roofing royal sales
  school shop solutions specialist specialists steel stone store stores supply systems test testing tiles timber tool
  trade trading truck trucks tyre tyres autocare autocentre autocentres bike bikes club consultants consulting
  contracting diagnostic diagnostics direct doors garden gardens housing international united van vans vehicle vehicles
  windows`.split(/\s+/),
);

/** How much a word of a name counts when names are compared. */
export const weightInName = (word: string): number => (generic.has(word) || trades.has(word) ? 0.35 : 1);

/** How much a word of an address counts when addresses are compared. */
export const weightInAddress = (word: string): number => (generic.has(word) ? 0.5 : 1);

/** The words of an address that name a particular place rather than a kind of place. */
export const placeWords = (words: readonly string[]): string[] =>
  words.filter((word) => /^\p{L}{3,}/u.test(word) && !generic.has(word));

/** The names of a company that trades under another name: `Userve Ltd t/a Copart` → the whole, Userve Ltd, Copart. */
export function nameVariants(text: string): string[] {
  const parts = text.split(/\bt\/as?\b|\btrading as\b/i);
  if (parts.length === 1) return [text];
  const names = parts.map((part) => part.trim()).filter((part) => nameWords(part).join('').length > 3);
  return names.length > 1 ? [text, ...names] : [text];
}
