/** Letters that no accent can be taken off, by what people type instead. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};

/** Small letters and digits, one space between words: `O’Brien & Söhne, Ltd.` → `obrien sohne ltd`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħıŋŧ]/g, (letter) => plain[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Legal forms and other words that do not distinguish companies. `and` stands for `&`, which is no word. */
const fillers = new Set(
  'ltd limited plc llp llc inc co company companies group holdings the and of for in at on to by a uk gb t ta trading as'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => fillers.has(word);

/** Maps the different spellings of a word to one. */
const spellings: ReadonlyMap<string, string> = new Map(
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

/** The one spelling of a word that has several: `saint` and `street` → st. Other words stay. */
export const usualSpelling = (word: string): string => spellings.get(word) ?? word;

export const usualSpellings: ReadonlySet<string> = new Set(spellings.values());
